import { Ban, Trash2, UserX } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AdminProfileDetail } from '../../admin-contract.ts';
import { profileAdminTexts } from './profile-admin-texts.ts';

/** Why visitors do not see it, where they do not. */
export function ProfileNotices({ profile }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  const { suspendedAt, suspendedReason, owner, deletedAt } = profile;
  const toOwner = (
    <Button variant="outline" size="sm" asChild>
      <Link to={`/admin/users/${owner.id}`}>{t('profileAdmin.owner.open')}</Link>
    </Button>
  );
  return (
    <>
      {suspendedAt && (
        <Notice icon={Ban} tone="bad" title={t('profileAdmin.suspended.title')}>
          <p>
            {t('profileAdmin.suspended.since')} <DateText value={suspendedAt} time />
          </p>
          {suspendedReason && <p>{t('profileAdmin.suspended.reason', { reason: suspendedReason })}</p>}
        </Notice>
      )}
      {owner.isSuspended && (
        <Notice icon={UserX} tone="bad" title={t('profileAdmin.owner.title')} action={toOwner}>
          {t('profileAdmin.owner.text')}
        </Notice>
      )}
      {deletedAt && (
        <Notice icon={Trash2} tone="warn" title={t('profileAdmin.deleted.title')}>
          {t('profileAdmin.deleted.text')}
        </Notice>
      )}
    </>
  );
}
