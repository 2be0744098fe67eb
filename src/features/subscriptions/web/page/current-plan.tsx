import { isolatedMoney } from '#base/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Caption, Card, Row, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';
import type { PlanState } from '../../domain.ts';
import { dayText } from '../day-text.ts';
import { ResumeButton } from '../dialogs.tsx';
import { plansTexts } from './plans-texts.ts';
import styles from './subscription-page.module.css';

const day = 86_400_000;

/** A day that has begun counts as a full day. */
const daysUntil = (instant: string): number => Math.max(0, Math.ceil((new Date(instant).getTime() - Date.now()) / day));

/** The plan's state and its next event as sentences. */
function usePlanSummary({
  state,
  packageType,
  paid,
  trialEndsAt,
  complimentary,
  accessUntil,
  nextCharge,
}: Subscription): string[] {
  const t = useTexts(plansTexts);
  const { locale } = useLocale();
  const on = (instant: string) => dayText(instant, locale);
  if (!paid) {
    if (state === 'complimentary' && complimentary)
      return [t('plans.says.complimentary', { date: on(complimentary.until) })];
    if (state === 'trial' && trialEndsAt) {
      const trial = { count: daysUntil(trialEndsAt), date: on(trialEndsAt) };
      if (!complimentary || complimentary.until <= trialEndsAt) return [t('plans.says.trial', trial)];
      return [
        t('plans.says.trialThenComplimentary', {
          ...trial,
          name: complimentary.packageName,
          end: on(complimentary.until),
        }),
      ];
    }
    if (packageType !== 'basic') return [t('plans.says.endless')];
    return [t(state === 'expired' ? 'plans.says.expired' : 'plans.says.free')];
  }
  const complimentaryText = complimentary?.isEffective
    ? [t('plans.says.complimentaryPaid', { name: complimentary.packageName, date: on(complimentary.until) })]
    : [];
  if (state === 'past_due')
    return [...complimentaryText, t('plans.says.pastDue', { date: on(accessUntil ?? paid.periodEnd) })];
  const trial = trialEndsAt && daysUntil(trialEndsAt) > 0 && t('plans.says.beforePaid', { date: on(trialEndsAt) });
  const next = nextCharge
    ? t('plans.says.next', { amount: isolatedMoney(nextCharge.amount), date: on(nextCharge.at) })
    : t('plans.says.until', { date: on(paid.periodEnd) });
  return [...complimentaryText, ...(trial ? [trial] : []), next];
}

const badgeVariants: Record<PlanState, BadgeVariant> = {
  trial: 'default',
  complimentary: 'good',
  active: 'good',
  past_due: 'bad',
  cancelled: 'warn',
  expired: 'secondary',
  none: 'secondary',
};

/** The user's plan, its end and its next event. */
export function CurrentPlan({ mine, onCancel }: { mine: Subscription; onCancel: () => void }) {
  const t = useTexts(plansTexts);
  const { state, paid, cancelling, canResume } = mine;
  const title = useTitle(mine);
  const summary = usePlanSummary(mine);
  return (
    <Card as="section" className={styles.currentPlanCard} aria-label={t('plans.now.label')}>
      <Row gap={2} align="center" justify="between" wrap>
        <Caption>{t('plans.now.label')}</Caption>
        <Badge variant={badgeVariants[state]} dot>
          {t(`plans.states.${state}`)}
        </Badge>
      </Row>
      <Row as="p" gap={[1, 3]} align="baseline" wrap size="xl" weight="strong" line="snug">
        <bdi>{title}</bdi>
        {paid && (
          <Text as="span" tone="muted" size="m" weight="text">
            {t(`plans.now.${paid.cycle}`)}
          </Text>
        )}
      </Row>
      {summary.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {paid && (
        <div className={styles.actions}>
          {state === 'past_due' && <RouterLinkButton to="/wallet">{t('plans.actions.payFirst')}</RouterLinkButton>}
          {canResume && <ResumeButton subscription={mine} />}
          {state !== 'past_due' && (
            <RouterLinkButton variant="outline" to="/wallet">
              {t('plans.now.wallet')}
            </RouterLinkButton>
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
