import { LatinText } from '#ui/latin-text.tsx';
import type { AdminProfileDetail } from '../../admin-contract.ts';
import { AdminStatus } from './admin-status.tsx';
import styles from './profiles-admin.module.css';

export function ProfileLead({ profile }: { profile: AdminProfileDetail }) {
  return (
    <span className={styles.lead}>
      <LatinText>{decodeURI(profile.address)}</LatinText>
      <AdminStatus profile={profile} />
    </span>
  );
}
