import { lazy, Suspense } from 'react';
import type { NextStep } from '../../contract.ts';
import { ChallengeWaiting } from './challenge-waiting.tsx';

const FrameChallenge = lazy(async () => ({ default: (await import('./frame-challenge.tsx')).FrameChallenge }));
const StripeChallenge = lazy(async () => ({ default: (await import('./stripe-challenge.tsx')).StripeChallenge }));

interface HolderChallengeProps {
  next: NextStep;
  /** The holder has answered, yes or no: time to ask the server how the payment stands. */
  onDone: () => void;
  /** The holder went away without an answer; the payment still waits for one. */
  onClose: () => void;
}

/** The bank's question to the holder of the card. */
export function HolderChallenge({ next, onDone, onClose }: HolderChallengeProps) {
  return (
    <Suspense fallback={<ChallengeWaiting />}>
      {next.kind === 'frame' ? (
        <FrameChallenge url={next.url} onDone={onDone} onClose={onClose} />
      ) : (
        <StripeChallenge key={next.clientSecret} next={next} onDone={onDone} onClose={onClose} />
      )}
    </Suspense>
  );
}
