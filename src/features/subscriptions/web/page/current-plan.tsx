import { Link } from 'react-router';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';
import type { PlanState } from '../../domain.ts';
import { ResumeButton } from '../dialogs/resume-button.tsx';
import styles from './current-plan.module.css';
import { plansTexts } from './plans-texts.ts';
import { usePlanSays } from './use-plan-says.ts';

const looks: Record<PlanState, BadgeVariant> = {
  trial: 'default',
  given: 'good',
  active: 'good',
  past_due: 'bad',
  cancelled: 'warn',
  expired: 'secondary',
  none: 'secondary',
};

interface CurrentPlanProps {
  mine: Subscription;
  onCancel: () => void;
}

/** What the owner has, until when, and what comes next. */
export function CurrentPlan({ mine, onCancel }: CurrentPlanProps) {
  const t = useTexts(plansTexts);
  const { state, paid, cancelling, canResume } = mine;
  const title = useTitle(mine);
  const says = usePlanSays(mine);
  return (
    <Card as="section" className={styles.card} aria-label={t('plans.now.label')}>
      <div className={styles.head}>
        <p className={styles.label}>{t('plans.now.label')}</p>
        <Badge variant={looks[state]} dot>
          {t(`plans.states.${state}`)}
        </Badge>
      </div>
      <p className={styles.name}>
        <bdi>{title}</bdi>
        {paid && <span className={styles.cycle}>{t(`plans.now.${paid.cycle}`)}</span>}
      </p>
      {says.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {paid && (
        <div className={styles.actions}>
          {state === 'past_due' && (
            <Button asChild>
              <Link to="/wallet">{t('plans.actions.payFirst')}</Link>
            </Button>
          )}
          {canResume && <ResumeButton subscription={mine} />}
          {state !== 'past_due' && (
            <Button variant="outline" asChild>
              <Link to="/wallet">{t('plans.now.wallet')}</Link>
            </Button>
          )}
          {cancelling && (
            <Button variant="ghost" onClick={onCancel}>
              {t(state === 'cancelled' ? 'plans.now.cancelBack' : 'plans.now.cancel')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function useTitle({ state, packageType, packageName, paid }: Subscription): string {
  const t = useTexts(plansTexts);
  if (paid) return t('plans.now.plan', { name: paid.packageName });
  if (state === 'trial') return t('plans.now.trial', { name: packageName });
  return packageType === 'basic' ? t('plans.now.free') : t('plans.now.plan', { name: packageName });
}
