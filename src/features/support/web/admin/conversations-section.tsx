import { useQuery } from '@tanstack/react-query';
import { MessagesSquare, X } from 'lucide-react';
import { AdminList, FilterSelect, ListTools, useListParams } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import styles from './support-admin.module.css';
import { supportAdminQueries } from './support-admin-queries.ts';
import { supportAdminTexts } from './support-admin-texts.ts';
import { useConversationColumns } from './use-conversation-columns.tsx';

const states = ['unread', 'open', 'closed'] as const;

export function ConversationsSection() {
  const t = useTexts(supportAdminTexts);
  const params = useListParams();
  const query = useQuery(supportAdminQueries.conversations(useApi(), params.all()));
  const user = params.get('user');
  return (
    <>
      <ListTools search={{ label: t('supportAdmin.conversations.search') }}>
        <FilterSelect
          name="state"
          label={t('supportAdmin.conversations.state')}
          options={states.map((value) => ({ value, label: t(`supportAdmin.conversations.states.${value}`) }))}
        />
        {user && (
          <Button
            variant="secondary"
            size="sm"
            className={styles.chosen ?? ''}
            onClick={() => params.set({ user: undefined })}
          >
            {t('supportAdmin.conversations.ofUser', { id: user })}
            <X role="img" aria-label={t('supportAdmin.conversations.leaveUser')} />
          </Button>
        )}
      </ListTools>
      <AdminList
        caption={t('supportAdmin.conversations.caption')}
        query={query}
        columns={useConversationColumns()}
        keyOf={({ owner }) => owner.id}
        hrefOf={({ owner }) => `/admin/users/${owner.id}`}
        empty={{
          icon: MessagesSquare,
          title: t('supportAdmin.conversations.empty.title'),
          text: t('supportAdmin.conversations.empty.text'),
        }}
      />
    </>
  );
}
