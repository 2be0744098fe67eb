import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NextStep } from '../../contract.ts';
import { stripeOf } from '../fields/stripe-token.ts';
import { ChallengeFailed } from './challenge-failed.tsx';
import { ChallengeWaiting } from './challenge-waiting.tsx';

interface StripeChallengeProps {
  next: Extract<NextStep, { kind: 'stripe' }>;
  onDone: () => void;
  onClose: () => void;
}

/** Stripe opens the bank's window above the page itself; a message is shown below it meanwhile. */
export function StripeChallenge({ next: { publishableKey, clientSecret }, onDone, onClose }: StripeChallengeProps) {
  const [isFailed, setIsFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const lastAttempt = useRef(-1);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    // Prevents opening two challenge windows.
    if (lastAttempt.current === tries) return;
    lastAttempt.current = tries;
    // A rejection resolves too: the result is fetched from the server, never taken from here.
    requestChallenge(publishableKey, clientSecret).then(
      () => done(),
      () => setIsFailed(true),
    );
  }, [publishableKey, clientSecret, tries]);
  const retry = () => {
    setIsFailed(false);
    setTries((before) => before + 1);
  };
  return isFailed ? <ChallengeFailed onRetry={retry} onClose={onClose} /> : <ChallengeWaiting />;
}

const requestChallenge = async (publishableKey: string, clientSecret: string): Promise<unknown> =>
  (await stripeOf(publishableKey)).handleNextAction({ clientSecret });
