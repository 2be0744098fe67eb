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
  SearchX,
  Share2,
  ShieldCheck,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { EmptyState } from '#ui/feedback/query-content.tsx';
import { Accordion, AccordionItem } from '#ui/layout/accordion.tsx';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { OpenPage } from '#ui/layout/open-page.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { type HelpQuestion, questionsIn } from '../content/content.ts';
import { searchHelp } from '../content/search.ts';
import { helpTexts } from '../help-texts.ts';
import { type HelpSlug, type HelpTopic, topicNames } from '../questions.ts';
import { AnswerView } from './answer-view.tsx';
import { ContactPrompt } from './contact-prompt.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './help-page.module.css';
import { useCardPrices } from './use-card-prices.ts';

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

function TopicList({ questions }: { questions: readonly HelpQuestion[] }) {
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
          <section key={topic} aria-labelledby={`topic-${topic}`}>
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

const popular: readonly HelpSlug[] = ['create-a-card', 'when-the-trial-ends', 'forgot-password'];

function PopularQuestions({ questions }: { questions: readonly HelpQuestion[] }) {
  const t = useTexts(helpTexts);
  return (
    <Row
      as="nav"
      gap={[1, 3]}
      align="center"
      justify="center"
      wrap
      className={styles.popular}
      aria-label={t('help.popular')}
    >
      <span aria-hidden="true">{t('help.popular')}</span>
      <ul className={styles.popularList}>
        {questions
          .filter(({ slug }) => popular.includes(slug))
          .map(({ slug, question }) => (
            <li key={slug}>
              <a className={styles.popularLink} href={`#${slug}`}>
                {question}
              </a>
            </li>
          ))}
      </ul>
    </Row>
  );
}

const maxSearchLength = 80;

export function HelpPage({ onChat }: { onChat(): void }) {
  const t = useTexts(helpTexts);
  const { locale } = useLocale();
  const [typed, setTyped] = useState('');
  const questions = questionsIn(locale, useCardPrices());
  const found = typed ? searchHelp(questions, typed) : questions;
  useOpenedByHash(() => setTyped(''));
  return (
    <OpenPage
      badge={t('help.badge')}
      title={t('help.title')}
      tools={
        <>
          <search className={styles.search}>
            <SearchField
              value={typed}
              label={t('help.searchLabel')}
              placeholder={t('help.search')}
              clearLabel={t('help.clear')}
              maxLength={maxSearchLength}
              onSearch={setTyped}
            />
          </search>
          {!typed && <PopularQuestions questions={questions} />}
        </>
      }
    >
      <Stack gap={12} shrinkItems className={styles.wrap}>
        {typed ? <SearchResults typed={typed} found={found} onChat={onChat} /> : <TopicList questions={questions} />}
        {found.length > 0 && <ContactPrompt onChat={onChat} />}
      </Stack>
    </OpenPage>
  );
}

/** Opens the question in `#slug`, on load and on every hash change. */
function useOpenedByHash(onOpened: () => void): void {
  const onOpenedRef = useRef(onOpened);
  onOpenedRef.current = onOpened;
  useEffect(() => {
    const openFromHash = () => {
      const hashId = window.location.hash.slice(1);
      if (!hashId) return;
      onOpenedRef.current();
      // Search results may have replaced the question; it is rendered again in the next frame.
      requestAnimationFrame(() => openQuestion(hashId));
    };
    openFromHash();
    window.addEventListener('hashchange', openFromHash);
    return () => window.removeEventListener('hashchange', openFromHash);
  }, []);
}

function openQuestion(id: string): void {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLDetailsElement)) return;
  found.open = true;
  found.scrollIntoView({ block: 'start' });
}

interface SearchResultsProps {
  typed: string;
  found: readonly HelpQuestion[];
  onChat(): void;
}

export function SearchResults({ typed, found, onChat }: SearchResultsProps) {
  const t = useTexts(helpTexts);
  // In the chat a guest only reads.
  const isGuest = useSession().user === undefined;
  const chat = (
    <Button variant={isGuest ? 'outline' : 'default'} onClick={onChat}>
      {t('help.ask.chat')}
    </Button>
  );
  return (
    <section className={styles.results} aria-labelledby="help-results">
      <VisuallyHidden>
        <h2 id="help-results">{t('help.results')}</h2>
      </VisuallyHidden>
      <Text tone="muted" size="s" className={styles.count} role="status">
        {found.length > 0 ? (
          t('help.found', { count: found.length })
        ) : (
          <VisuallyHidden>{t('help.found', { count: 0 })}</VisuallyHidden>
        )}
      </Text>
      {found.length > 0 ? (
        <Accordion key={typed}>
          {found.map((one, index) => (
            <QuestionItem key={one.slug} question={one} isOpen={index === 0} />
          ))}
        </Accordion>
      ) : (
        <EmptyState
          icon={SearchX}
          level="h3"
          title={t('help.nothing.title', { typed })}
          action={
            <>
              {!isGuest && chat}
              <LinkButton variant={isGuest ? 'default' : 'outline'} href="/contact">
                {t('help.ask.contact')}
              </LinkButton>
              {isGuest && chat}
            </>
          }
        >
          {t('help.nothing.text')}
        </EmptyState>
      )}
    </section>
  );
}

interface QuestionItemProps {
  question: HelpQuestion;
  isOpen?: boolean;
}

/** Expands in place and also has a page. */
function QuestionItem({ question: { slug, question, answer }, isOpen = false }: QuestionItemProps) {
  const t = useTexts(helpTexts);
  return (
    <AccordionItem id={slug} title={question} defaultOpen={isOpen}>
      <AnswerView answer={answer} />
      <Row gap={2} align="center" className={styles.actions}>
        <a className={styles.own} href={`/help/${slug}`}>
          {t('help.own')}
        </a>
        <CopyLink path={`/help/${slug}`} variant="ghost" />
      </Row>
    </AccordionItem>
  );
}
