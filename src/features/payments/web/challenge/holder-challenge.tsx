import { lazy, Suspense } from 'react';
import type { NextStep } from '../../contract.ts';
import { ChallengeWaiting } from './challenge-waiting.tsx';

const FrameChallenge = lazy(async () => ({ default: (await import('./frame-challenge.tsx')).FrameChallenge }));
const StripeChallenge = lazy(async () => ({ default: (await import('./stripe-challenge.tsx')).StripeChallenge }));

interface HolderChallengeProps {
  next: NextStep;
  /** The card holder has responded, with approval or not: the payment's state must be fetched from the server. */
  onDone: () => void;
  /** The card holder left without a response; the payment is still pending. */
  onClose: () => void;
}

/** The bank's 3-D Secure challenge. */
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
