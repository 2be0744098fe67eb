import { useTexts } from '#ui/locale.tsx';
import styles from './bank-frame.module.css';
import { frameTexts } from './frame-texts.ts';
import { useBankFrame } from './use-bank-frame.ts';

interface BankChallengeProps {
  url: string;
  /** The cardholder has answered; the answer itself must be requested from the bank. */
  onDone: () => void;
}

const challengeHeight = 300;

/** The bank's approval page in a frame. */
export function BankChallenge({ url, onDone }: BankChallengeProps) {
  const t = useTexts(frameTexts);
  const { frame, src, height } = useBankFrame(url, challengeHeight, ({ kind }) => {
    if (kind === 'challenged') onDone();
  });
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={src}
      title={t('bankFrame.challenge')}
      height={height}
      sandbox="allow-scripts allow-forms"
    />
  );
}
