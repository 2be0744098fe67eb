import type { Profile } from '#features/profiles/contract.ts';
import { useTexts } from '#ui/locale.tsx';
import { cardsTexts } from './cards-texts.ts';
import styles from './suspended-note.module.css';

/** Why a card was suspended, and whom to ask. */
export function SuspendedNote({ profile: { suspendedReason } }: { profile: Pick<Profile, 'suspendedReason'> }) {
  const t = useTexts(cardsTexts);
  return (
    <p className={styles.note}>
      {suspendedReason && t('cards.reason', { reason: suspendedReason })}{' '}
      <a className={styles.write} href="/contact">
        {t('cards.write')}
      </a>
    </p>
  );
}
