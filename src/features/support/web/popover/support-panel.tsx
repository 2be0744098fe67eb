import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { LatePanel } from '#ui/late-panel.tsx';
import type { LatePanelProps } from '#ui/late-popover.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { useSession } from '#web-kit/use-session.ts';
import { supportQueries } from '../queries.ts';
import { showSupportChat } from '../show-event.ts';
import { supportPanelTexts } from './panel-texts.ts';
import { SupportContent } from './support-content.tsx';
import styles from './support-popover.module.css';
import { useMarkRead } from './use-mark-read.ts';

export function SupportPanel(props: LatePanelProps) {
  const t = useTexts(supportPanelTexts);
  const { isOpen, setOpen } = props;
  const isAdmin = useSession().user?.userRole === 'admin';
  const api = useApi();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    supportQueries.list(api),
  );
  const { data: unread } = useQuery(supportQueries.unread(api));
  const freshUsers = useMarkRead({ isOpen, isAdmin, messages: data, unread: unread?.count ?? 0 });
  const openChat = (userId?: number) => {
    setOpen(false);
    showSupportChat(userId);
  };
  const newInquiry = (
    <div className={styles.foot}>
      <Button size="sm" block onClick={() => openChat()}>
        <MessageSquarePlus aria-hidden="true" />
        {t('supportPanel.newInquiry')}
      </Button>
    </div>
  );
  return (
    <LatePanel {...props} title={t('supportPanel.title')} foot={newInquiry}>
      <SupportContent
        messages={data}
        freshUsers={freshUsers}
        isAdmin={isAdmin}
        isFailed={isError}
        onRetry={() => void refetch()}
        onOpen={openChat}
      />
      {isAdmin && hasNextPage && (
        <Button variant="ghost" size="sm" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('supportPanel.more')}
        </Button>
      )}
    </LatePanel>
  );
}
