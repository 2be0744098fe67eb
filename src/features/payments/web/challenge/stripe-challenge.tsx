import { TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { NextStep } from '../../contract.ts';
import { stripeOf } from '../fields/stripe-token.ts';
import { payingTexts } from '../texts.ts';
import styles from './challenge.module.css';
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

export function ChallengeFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = useTexts(payingTexts);
  return (
    <div className={styles.panel}>
      <Notice icon={TriangleAlert} tone="bad" isLive isStacked title={t('paying.challenge.failed')}>
        <p>{t('paying.challenge.failedText')}</p>
        <Row gap={3} wrap>
          <Button size="sm" onClick={onRetry}>
            {t('paying.challenge.retry')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t('paying.challenge.later')}
          </Button>
        </Row>
      </Notice>
    </div>
  );
}
