import { useTexts } from '#ui/locale.tsx';
import { useBankFrame } from './bank-fields.tsx';
import { frameTexts } from './frame-texts.ts';

interface BankChallengeProps {
  url: string;
  /** The cardholder has answered; the answer itself must be requested from the bank. */
  onDone: () => void;
}

const challengeHeight = 300;

/** The bank's approval page in a frame. */
export function BankChallenge({ url, onDone }: BankChallengeProps) {
  const t = useTexts(frameTexts);
  const { frameProps } = useBankFrame(url, challengeHeight, ({ kind }) => {
    if (kind === 'challenged') onDone();
  });
  return <iframe {...frameProps} title={t('bankFrame.challenge')} />;
}
