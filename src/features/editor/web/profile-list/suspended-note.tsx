import type { Profile } from '#features/profiles/contract.ts';
import { Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { profileListTexts } from './profile-list-texts.ts';
import styles from './suspended-note.module.css';

/** Why a profile was suspended, and whom to contact. */
export function SuspendedNote({ profile: { suspendedReason } }: { profile: Pick<Profile, 'suspendedReason'> }) {
  const t = useTexts(profileListTexts);
  return (
    <Text tone="bad" size="s" line="snug" breakWords>
      {suspendedReason && t('cards.reason', { reason: suspendedReason })}{' '}
      <a className={styles.write} href="/contact">
        {t('cards.write')}
      </a>
    </Text>
  );
}
