import { ExternalLink } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminProfileDetail } from '../../admin-contract.ts';
import { profileAdminTexts } from './profile-admin-texts.ts';
import { RestoreCard } from './restore-card.tsx';
import { SuspendCard } from './suspend-card.tsx';

export function ProfileHeadActions({ profile }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  const { status, owner, address, deletedAt, suspendedAt } = profile;
  return (
    <>
      {status === 'published' && !owner.isSuspended && (
        <Button variant="outline" size="sm" asChild>
          <a href={address} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" />
            {t('profileAdmin.open')}
          </a>
        </Button>
      )}
      {!deletedAt && (suspendedAt ? <RestoreCard id={profile.id} /> : <SuspendCard id={profile.id} />)}
    </>
  );
}
