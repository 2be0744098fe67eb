import type { ListColumn } from '#features/admin/web/index.ts';
import { Badge } from '#ui/badge.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/time-ago.tsx';
import type { AdminContact } from '../../admin-contract.ts';
import { ContactActions } from './contact-actions.tsx';
import { ContactWords } from './contact-words.tsx';
import styles from './support-admin.module.css';
import { supportAdminTexts } from './support-admin-texts.ts';

export function useContactColumns(): ListColumn<AdminContact>[] {
  const t = useTexts(supportAdminTexts);
  return [
    {
      id: 'who',
      head: t('supportAdmin.contacts.columns.who'),
      isMain: true,
      cell: ({ name, email }) => (
        <span className={styles.person}>
          <bdi className={styles.name}>{name}</bdi>
          <LatinText className={styles.quiet ?? ''}>{email}</LatinText>
        </span>
      ),
    },
    {
      id: 'message',
      head: t('supportAdmin.contacts.columns.message'),
      cell: ({ message }) => <ContactWords message={message} />,
    },
    {
      id: 'topic',
      head: t('supportAdmin.contacts.columns.topic'),
      cell: ({ topic }) => t(`supportAdmin.topic.${topic}`),
    },
    {
      id: 'state',
      head: t('supportAdmin.contacts.columns.state'),
      cell: ({ doneAt }) => (
        <Badge variant={doneAt ? 'secondary' : 'warn'} size="sm">
          {t(doneAt ? 'supportAdmin.contacts.is.done' : 'supportAdmin.contacts.is.open')}
        </Badge>
      ),
    },
    { id: 'at', head: t('supportAdmin.contacts.columns.at'), cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
    {
      id: 'actions',
      head: t('supportAdmin.contacts.columns.actions'),
      cell: (contact) => <ContactActions contact={contact} />,
    },
  ];
}
