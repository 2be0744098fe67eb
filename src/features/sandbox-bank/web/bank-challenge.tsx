import { useTexts } from '#ui/locale.tsx';
import styles from './bank-frame.module.css';
import { frameTexts } from './frame-texts.ts';
import { useBankFrame } from './use-bank-frame.ts';

interface BankChallengeProps {
  url: string;
  /** The holder has answered; what they said is the bank's to tell. */
  onDone: () => void;
}

const challengeHeight = 300;

/** The bank asks the holder, in a frame of its own. */
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
