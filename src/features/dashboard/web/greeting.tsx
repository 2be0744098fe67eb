import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import { useSession } from '#web-kit/use-session.ts';
import type { Dashboard } from '../contract.ts';
import { type News, newsOf, partOfDay } from '../domain.ts';
import { dashboardTexts } from '../texts.ts';
import { ShareButton } from './cards/share-button.tsx';
import styles from './greeting.module.css';

interface GreetingProps {
  numbers: Dashboard | undefined;
  cards: readonly Profile[] | undefined;
}

export function Greeting({ numbers, cards }: GreetingProps) {
  const t = useTexts(dashboardTexts);
  const name = useSession().user?.displayName ?? '';
  // Whoever greets does not correct themselves when the clock strikes.
  const [part] = useState(() => partOfDay(new Date()));
  const shared = cards?.find(({ status }) => status === 'published');
  return (
    <Row as="header" gap={[3, 6]} align="center" justify="between" wrap className={styles.head}>
      <div className={styles.words}>
        <Text as="h1" size="2xl" breakWords>
          {t(`dashboard.hello.${part}`, { name: `\u2068${name}\u2069` })}
        </Text>
        <p className={styles.news}>{numbers && cards ? <Sentence news={newsOf(numbers, cards)} /> : '\u00a0'}</p>
      </div>
      {cards && cards.length > 0 && (
        <Row gap={2} wrap>
          {shared && <ShareButton profile={shared}>{t('dashboard.share')}</ShareButton>}
          <Button variant="outline" size="sm" asChild>
            <Link to="/editor?new=1">
              <Plus aria-hidden="true" />
              {t('dashboard.add')}
            </Link>
          </Button>
        </Row>
      )}
    </Row>
  );
}

function Sentence({ news }: { news: News }) {
  const t = useTexts(dashboardTexts);
  return 'count' in news ? t(`dashboard.news.${news.kind}`, { count: news.count }) : t(`dashboard.news.${news.kind}`);
}
