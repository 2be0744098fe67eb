import { useQuery } from '@tanstack/react-query';
import { FailedState, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { BackLink } from '#ui/layout/nav-links.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { Head, NarrowHead, useListAddress } from './conversation-head.tsx';
import styles from './desk.module.css';
import { DeskContext } from './desk-context.tsx';
import { deskQueries } from './desk-queries.ts';
import { deskTexts } from './desk-texts.ts';
import { narrow } from './narrow.ts';
import { OwnerTalk } from './owner-talk.tsx';
import { VisitorTalk } from './visitor-talk.tsx';

export function DeskConversationPane({ id }: { id: number }) {
  const t = useTexts(deskTexts);
  const { data, error, refetch } = useQuery(deskQueries.detail(useApi(), id));
  const isNarrow = useMediaQuery(narrow);
  const listAddress = useListAddress();
  if (error && !data)
    return (
      <>
        <div className={styles.back}>
          <BackLink as={Link} muted to={listAddress}>
            {t('desk.talk.toList')}
          </BackLink>
        </div>
        <FailedState level="h2" title={t('desk.talk.failed')} retry={t('desk.context.retry')} onRetry={refetch} />
      </>
    );
  if (!data) return <SkeletonGroup label={t('desk.talk.loading')} gap={4} shapes={['title', 'block', 'block']} />;
  return (
    <div className={styles.split}>
      <div className={styles.talk}>
        {isNarrow ? <NarrowHead detail={data} /> : <Head detail={data} />}
        {data.conversation.owner ? <OwnerTalk detail={data} /> : <VisitorTalk detail={data} />}
      </div>
      <aside className={styles.aside} aria-label={t('desk.talk.customer')}>
        <DeskContext detail={data} />
      </aside>
    </div>
  );
}
