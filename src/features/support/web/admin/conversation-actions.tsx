import { MessageCircle } from 'lucide-react';
import { useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminConversation } from '../../admin-contract.ts';
import { supportApi } from '../../contract.ts';
import { showSupportChat } from '../show-event.ts';
import styles from './support-admin.module.css';
import { supportAdminTexts } from './support-admin-texts.ts';

/** Closing can be taken back beside it, so that it asks nothing. */
export function ConversationActions({ conversation }: { conversation: AdminConversation }) {
  const t = useTexts(supportAdminTexts);
  const { owner, isClosed, last } = conversation;
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(isClosed ? supportApi.reopen : supportApi.close, { params: { id: last.id } }),
    done: t(isClosed ? 'supportAdmin.reopened' : 'supportAdmin.closed'),
    refresh: [['/api/support-messages']],
  });
  const name = owner.displayName || owner.username;
  return (
    <span className={styles.actions}>
      <Button
        variant="outline"
        size="sm"
        aria-label={t('supportAdmin.openChatOf', { name })}
        onClick={() => showSupportChat(owner.id)}
      >
        <MessageCircle aria-hidden="true" />
        {t('supportAdmin.openChat')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        loading={isPending}
        aria-label={t(isClosed ? 'supportAdmin.reopenOf' : 'supportAdmin.closeOf', { name })}
        onClick={() => send()}
      >
        {t(isClosed ? 'supportAdmin.reopen' : 'supportAdmin.close')}
      </Button>
    </span>
  );
}
