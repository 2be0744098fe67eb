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

/** Stripe opens the bank's window over the page by itself; a word stands below it meanwhile. */
export function StripeChallenge({ next: { publishableKey, clientSecret }, onDone, onClose }: StripeChallengeProps) {
  const [isFailed, setIsFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const lastAttempt = useRef(-1);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    // Two windows of one bank would confuse anybody.
    if (lastAttempt.current === tries) return;
    lastAttempt.current = tries;
    // A refusal comes back as an answer too: what it means is asked of the server, never read from here.
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
