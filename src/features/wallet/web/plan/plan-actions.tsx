import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Subscription } from '#features/subscriptions/contract.ts';
import { CancelDialog, ResumeButton } from '#features/subscriptions/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { walletTexts } from '../texts.ts';
import styles from './plan.module.css';

interface PlanActsProps {
  mine: Subscription;
  hasPlans: boolean;
}

/** Cancelling is two clicks: this one, and the one beside what it refunds. */
export function PlanActions({ mine, hasPlans }: PlanActsProps) {
  const t = useTexts(walletTexts);
  const [isCancelling, setIsCancelling] = useState(false);
  const { state, paid, cancelling, canResume } = mine;
  const place = useKeptPlace(!cancelling && !isCancelling);
  return (
    <div className={styles.actions} ref={place} tabIndex={-1}>
      {canResume && <ResumeButton subscription={mine} />}
      {hasPlans && (
        <Button variant={paid || state === 'given' ? 'outline' : 'hot'} asChild>
          <Link to="/subscription">{t(paid ? 'wallet.plan.change' : 'wallet.plan.choose')}</Link>
        </Button>
      )}
      {cancelling && (
        <Button variant="ghost" onClick={() => setIsCancelling(true)}>
          {t(state === 'cancelled' ? 'wallet.plan.cancelBack' : 'wallet.plan.cancel')}
        </Button>
      )}
      <CancelDialog subscription={mine} isOpen={isCancelling} onClose={() => setIsCancelling(false)} />
    </div>
  );
}

/** The button that asked to cancel is gone once that is done: the keyboard stays where it was, and does not start over. */
function useKeptPlace(isGone: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasThere = useRef(false);
  useEffect(() => {
    if (!isGone) wasThere.current = true;
    else if (wasThere.current) {
      wasThere.current = false;
      // After the dialog has given the keyboard back to nobody.
      const timer = setTimeout(() => document.activeElement === document.body && place.current?.focus(), 50);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [isGone]);
  return place;
}
