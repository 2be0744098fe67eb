import { Reply } from 'lucide-react';
import { useAdminCall } from '#features/admin/web/index.ts';
import { translator } from '#i18n/translator.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type AdminContact, adminSupportApi } from '../../admin-contract.ts';
import styles from './support-admin.module.css';
import { supportAdminTexts } from './support-admin-texts.ts';

/** In the language in which they wrote. */
const subjectFor = ({ language }: AdminContact): string =>
  translator(supportAdminTexts, language)('supportAdmin.contacts.subject');

export function ContactActions({ contact }: { contact: AdminContact }) {
  const t = useTexts(supportAdminTexts);
  const { id, name, email, doneAt } = contact;
  const isDone = doneAt !== null;
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(adminSupportApi.setContactDone, { params: { id }, body: { isDone: !isDone } }),
    done: t(isDone ? 'supportAdmin.contacts.saidUndone' : 'supportAdmin.contacts.saidDone'),
  });
  return (
    <span className={styles.actions}>
      <Button variant="outline" size="sm" asChild>
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subjectFor(contact))}`}
          aria-label={t('supportAdmin.contacts.replyTo', { name })}
        >
          <Reply aria-hidden="true" />
          {t('supportAdmin.contacts.reply')}
        </a>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        loading={isPending}
        aria-label={t(isDone ? 'supportAdmin.contacts.undoneOf' : 'supportAdmin.contacts.doneOf', { name })}
        onClick={() => send()}
      >
        {t(isDone ? 'supportAdmin.contacts.undone' : 'supportAdmin.contacts.done')}
      </Button>
    </span>
  );
}
