import type { Profile } from '#features/profiles/contract.ts';
import { Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { profileStatusTexts } from './profile-status-texts.ts';
import styles from './suspended-note.module.css';

/** Why a profile was suspended, and whom to contact. */
export function SuspendedNote({ profile: { suspendedReason } }: { profile: Pick<Profile, 'suspendedReason'> }) {
  const t = useTexts(profileStatusTexts);
  return (
    <Text tone="bad" size="s" line="snug" breakWords>
      {suspendedReason && t('cardStatus.reason', { reason: suspendedReason })}{' '}
      <a className={styles.write} href="/contact">
        {t('cardStatus.write')}
      </a>
    </Text>
  );
}
