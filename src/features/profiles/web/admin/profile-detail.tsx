import type { AdminProfileDetail } from '../../admin-contract.ts';
import { ProfileAddresses } from './profile-addresses.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfileNotices } from './profile-notices.tsx';
import { ProfileVersions } from './profile-versions.tsx';
import styles from './profiles-admin.module.css';

export function ProfileDetail({ profile }: { profile: AdminProfileDetail }) {
  return (
    <div className={styles.panels}>
      <ProfileNotices profile={profile} />
      <ProfileFigures profile={profile} />
      <ProfileFacts profile={profile} />
      <ProfileAddresses profile={profile} />
      <ProfileVersions profile={profile} />
    </div>
  );
}
