import { Ban, Trash2 } from 'lucide-react';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AdminUserDetail } from '../../admin-contract.ts';
import { useDayText } from './use-day-text.ts';
import { userTexts } from './user-texts.ts';

/** What whoever opens the page should know before anything else. */
export function UserNotices({ user: { suspendedAt, suspendedReason, deletesAt } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const day = useDayText();
  return (
    <>
      {suspendedAt && (
        <Notice icon={Ban} tone="bad" title={t('userAdmin.suspended.title')}>
          <p>
            {t('userAdmin.suspended.since')} <DateText value={suspendedAt} time />
          </p>
          {suspendedReason && <p>{t('userAdmin.suspended.reason', { reason: suspendedReason })}</p>}
        </Notice>
      )}
      {deletesAt && (
        <Notice icon={Trash2} tone="warn" title={t('userAdmin.deleting.title')}>
          {t('userAdmin.deleting.text', { day: day(deletesAt) })}
        </Notice>
      )}
    </>
  );
}
