import {
  BarChart3,
  CreditCard,
  IdCard,
  Inbox,
  KeyRound,
  Layers,
  LifeBuoy,
  Link2,
  type LucideIcon,
  Nfc,
  Rocket,
  Share2,
  ShieldCheck,
} from 'lucide-react';
import { Accordion } from '#ui/accordion.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { HelpQuestion } from '../content/content.ts';
import { helpTexts } from '../help-texts.ts';
import { type HelpTopic, topicNames } from '../questions.ts';
import { QuestionItem } from './question-item.tsx';
import styles from './topic-list.module.css';

const topicIcons: Readonly<Record<HelpTopic, LucideIcon>> = {
  start: Rocket,
  card: IdCard,
  address: Link2,
  sharing: Share2,
  nfc: Nfc,
  leads: Inbox,
  stats: BarChart3,
  plans: Layers,
  payments: CreditCard,
  privacy: ShieldCheck,
  account: KeyRound,
  support: LifeBuoy,
};

interface TopicListProps {
  questions: readonly HelpQuestion[];
}

export function TopicList({ questions }: TopicListProps) {
  const t = useTexts(helpTexts);
  return (
    <Stack gap={8} shrinkItems className={styles.columns}>
      <nav className={styles.topics} aria-label={t('help.topicsLabel')}>
        <Row as="ul" gap={2} wrap className={styles.topicLinks}>
          {topicNames.map((topic) => {
            const Icon = topicIcons[topic];
            return (
              <li key={topic}>
                <a className={styles.topicLink} href={`#topic-${topic}`}>
                  <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
                  {t(`help.topics.${topic}`)}
                </a>
              </li>
            );
          })}
        </Row>
      </nav>
      <Stack gap={10} shrinkItems>
        {topicNames.map((topic) => (
          <section key={topic} className={styles.section} aria-labelledby={`topic-${topic}`}>
            <h2 className={styles.title} id={`topic-${topic}`}>
              {t(`help.topics.${topic}`)}
            </h2>
            <Accordion>
              {questions
                .filter((one) => one.topic === topic)
                .map((one) => (
                  <QuestionItem key={one.slug} question={one} />
                ))}
            </Accordion>
          </section>
        ))}
      </Stack>
    </Stack>
  );
}
