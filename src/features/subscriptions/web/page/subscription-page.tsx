import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarX2, Check, FlaskConical, Minus, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { isolatedMoney } from '#base/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { combineQueries, EmptyCard, QueryContent, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { PageHeader } from '#ui/layout/app-page.tsx';
import { Caption, Card, Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { Table, TableCell, TableHead } from '#ui/lists/table.tsx';
import { useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { Subscription } from '../../contract.ts';
import type { PlanState } from '../../domain.ts';
import { stateNow } from '../../plan-status.ts';
import { subscriptionQueries } from '../calls/subscription-queries.ts';
import { dayText } from '../day-text.ts';
import { useIsDemo } from '../demo-notice.tsx';
import { CancelDialog, ResumeButton } from '../dialogs.tsx';
import { entitlementRows, useEntitlementLabels } from '../plans/entitlement-rows.ts';
import { entitlementTexts } from '../plans/entitlement-texts.ts';
import { planQueries } from '../plans/plan-queries.ts';
import { StopRenewalButton } from '../resume/stop-renewal-button.tsx';
import { PlanCards, type PlanCardsProps, UndoButton } from './plan-cards.tsx';
import { plansTexts } from './plans-texts.ts';
import styles from './subscription-page.module.css';

const day = 86_400_000;

/** A day that has begun counts as a full day. */
const daysUntil = (instant: string): number => Math.max(0, Math.ceil((new Date(instant).getTime() - Date.now()) / day));

/** The plan's state and its next event as sentences. */
function usePlanSummary({
  state,
  packageName,
  paid,
  trialEndsAt,
  startsAt,
  startsAfter,
  complimentary,
  accessUntil,
  nextCharge,
  accountDeletesAt,
}: Subscription): string[] {
  const t = useTexts(plansTexts);
  const { locale } = useLocale();
  const on = (instant: string) => dayText(instant, locale);
  if (!paid) {
    if (accountDeletesAt) return [t('plans.says.leavingUnpaid', { date: on(accountDeletesAt) })];
    if (state === 'staff') return [t('plans.says.staff', { name: packageName })];
    const buying =
      startsAt && startsAfter
        ? t(`plans.says.buyStarts.${startsAfter}`, { date: on(startsAt) })
        : t('plans.says.buyStartsNow');
    if (state === 'complimentary' && complimentary)
      return [t('plans.says.complimentary', { date: on(complimentary.until) }), buying];
    if (state === 'trial' && trialEndsAt) {
      const trial = { count: daysUntil(trialEndsAt), date: on(trialEndsAt) };
      if (!complimentary || complimentary.until <= trialEndsAt) return [t('plans.says.trial', trial), buying];
      return [
        t('plans.says.trialThenComplimentary', {
          ...trial,
          name: complimentary.packageName,
          end: on(complimentary.until),
        }),
        buying,
      ];
    }
    return [t(state === 'expired' ? 'plans.says.expired' : 'plans.says.free')];
  }
  const complimentaryText = complimentary?.isEffective
    ? [t('plans.says.complimentaryPaid', { name: complimentary.packageName, date: on(complimentary.until) })]
    : [];
  if (state === 'past_due')
    return [...complimentaryText, t('plans.says.pastDue', { date: on(accessUntil ?? paid.periodEnd) })];
  if (accountDeletesAt) return [...complimentaryText, t('plans.says.leaving', { date: on(accountDeletesAt) })];
  const begins = complimentaryText.map(() => t('plans.says.continues'));
  const next = nextCharge
    ? t('plans.says.next', { amount: isolatedMoney(nextCharge.amount), date: on(nextCharge.at) })
    : t('plans.says.until', { date: on(paid.periodEnd) });
  if (!startsAt || !startsAfter) return [...complimentaryText, ...begins, next];
  const before =
    startsAfter === 'complimentary' && complimentary
      ? t('plans.says.complimentaryPaid', { name: complimentary.packageName, date: on(startsAt) })
      : t('plans.says.trialLasts', { date: on(startsAt) });
  return [before, t(`plans.says.afterwards.${paid.cycle}`, { name: paid.packageName }), next];
}

const badgeVariants: Record<PlanState, BadgeVariant> = {
  staff: 'good',
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
  const { state, paid, startsAfter, cancelling, canResume } = mine;
  const now = stateNow(mine);
  const title = useTitle(mine);
  const summary = usePlanSummary(mine);
  return (
    <Card as="section" className={styles.currentPlanCard} aria-label={t('plans.now.label')}>
      <Row gap={2} align="center" justify="between" wrap>
        <Caption>{t('plans.now.label')}</Caption>
        <Badge variant={badgeVariants[now]} dot>
          {t(`plans.states.${now}`)}
        </Badge>
      </Row>
      <Row as="p" gap={[1, 3]} align="baseline" wrap size="xl" weight="strong" line="snug">
        <bdi>{title}</bdi>
        {paid && !startsAfter && (
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
          <StopRenewalButton subscription={mine} />
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

function useTitle({ packageType, packageName, complimentary, ...mine }: Subscription): string {
  const t = useTexts(plansTexts);
  const { paid, startsAfter } = mine;
  const state = stateNow(mine);
  if (paid && !startsAfter) return t('plans.now.plan', { name: paid.packageName });
  if (state === 'complimentary' && complimentary) return t('plans.now.plan', { name: complimentary.packageName });
  if (state === 'staff') return t('plans.now.staff');
  if (state === 'trial') return t('plans.now.trial', { name: packageName });
  return packageType === 'basic' ? t('plans.now.free') : t('plans.now.plan', { name: packageName });
}

/** `/subscription?plan={packageId}&cycle={cycle}`: the current plan, the available packages, and changes between them. */
export function SubscriptionPage() {
  const t = useTexts(plansTexts);
  const api = useApi();
  const { locale } = useLocale();
  const mine = useQuery(subscriptionQueries.mine(locale));
  const products = useQuery(planQueries.products(api, locale));
  const [isCancelling, setIsCancelling] = useState(false);
  const [isForBasic, setIsForBasic] = useState(false);
  usePageTitle(t('plans.title'));
  const cancel = (toBasic: boolean) => {
    setIsForBasic(toBasic);
    setIsCancelling(true);
  };
  return (
    <Stack gap={6} shrinkItems className={styles.page}>
      <PageHeader title={t('plans.title')} lead={t('plans.lead')} />
      <DemoNotice />
      <QueryContent
        query={combineQueries({ mine, products })}
        failed={t('plans.failed')}
        homeHref="/"
        skeleton={<PlansSkeleton />}
      >
        {(data) => (
          <>
            <ScheduledNotice mine={data.mine} />
            <CurrentPlan mine={data.mine} onCancel={() => cancel(false)} />
            <PlansSection {...data} onCancel={() => cancel(true)} />
            <CancelDialog
              subscription={data.mine}
              isOpen={isCancelling}
              isForBasic={isForBasic}
              onClose={() => setIsCancelling(false)}
            />
          </>
        )}
      </QueryContent>
    </Stack>
  );
}

/** Shown before the user clicks anything that would be rejected. */
function DemoNotice() {
  const t = useTexts(plansTexts);
  if (!useIsDemo()) return null;
  return (
    <Notice icon={FlaskConical} tone="warn" title={t('plans.demo.title')}>
      {t('plans.demo.text')}
    </Notice>
  );
}

/** In place of what can be bought, while the account waits for its deletion. */
function LeavingNotice() {
  const t = useTexts(plansTexts);
  const keep = (
    <RouterLinkButton size="sm" to="/account/data">
      {t('plans.leaving.keep')}
    </RouterLinkButton>
  );
  return (
    <Notice icon={CalendarX2} tone="warn" title={t('plans.leaving.title')} action={keep}>
      {t('plans.leaving.text')}
    </Notice>
  );
}

/** The change scheduled for the end of the period, with a button to undo it. */
function ScheduledNotice({ mine }: { mine: Subscription }) {
  const t = useTexts(plansTexts);
  const { locale } = useLocale();
  const { scheduled } = mine;
  if (!scheduled) return null;
  const names = { date: dayText(scheduled.at, locale), name: scheduled.packageName };
  return (
    <Notice
      icon={CalendarClock}
      tone="sea"
      title={t('plans.scheduled.title', names)}
      action={
        <UndoButton mine={mine} size="sm">
          {t('plans.scheduled.undo')}
        </UndoButton>
      }
    >
      {t(`plans.scheduled.${scheduled.cycle}`, { price: isolatedMoney(scheduled.price) })}
    </Notice>
  );
}

/** The packages on sale. Without the entitlements for the comparison, the cards still show the essentials. */
function PlansSection({ mine, products, onCancel }: Omit<PlanCardsProps, 'entitlements'>) {
  const t = useTexts(plansTexts);
  const { data: entitlements = [] } = useQuery(planQueries.entitlements(useApi()));
  const sold = products.toSorted((first, second) => first.sortOrder - second.sortOrder);
  if (sold.length === 0)
    return (
      <EmptyCard icon={PackageOpen} title={t('plans.none.title')}>
        {t('plans.none.text')}
      </EmptyCard>
    );
  return (
    <>
      {mine.accountDeletesAt && <LeavingNotice />}
      {mine.state !== 'staff' && !mine.accountDeletesAt && (
        <PlanCards mine={mine} products={sold} entitlements={entitlements} onCancel={onCancel} />
      )}
      <CompareTable products={sold} entitlements={entitlements} />
    </>
  );
}

function PlansSkeleton() {
  const t = useTexts(plansTexts);
  return (
    <SkeletonGroup label={t('plans.loading')} gap={6} shapes={['block']}>
      <Stack gap={6} className={styles.grid}>
        <Skeleton shape="block" className={styles.card} />
        <Skeleton shape="block" className={styles.card} />
        <Skeleton shape="block" className={styles.card} />
      </Stack>
    </SkeletonGroup>
  );
}

/** The entitlements of each package, side by side. */
function CompareTable({ products, entitlements }: Pick<PlanCardsProps, 'products' | 'entitlements'>) {
  const t = useTexts(plansTexts);
  const ta = useTexts(entitlementTexts);
  const labels = useEntitlementLabels();
  const columns = products.flatMap((product) => {
    const found = entitlements.find(({ id }) => id === product.id);
    return found ? [{ id: product.id, name: product.name, entitlements: found.entitlements }] : [];
  });
  if (columns.length === 0) return null;
  return (
    <Card flush>
      <Table className={styles.table} caption={t('plans.compare')}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map(({ id, name }) => (
              <TableHead key={id} className={styles.name}>
                <bdi>{name}</bdi>
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {entitlementRows.map((row) => (
            <tr key={row}>
              <TableHead scope="row" className={styles.row}>
                {ta(`entitlements.rows.${row}`)}
              </TableHead>
              {columns.map((column) => (
                <TableCell key={column.id} className={styles.value}>
                  <Value value={labels(column.entitlements, row)} />
                </TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Value({ value }: { value: string | boolean }) {
  const t = useTexts(entitlementTexts);
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon className={styles.icon} data-included={value} size={20} aria-hidden="true" />
      <VisuallyHidden>{value ? t('entitlements.yes') : t('entitlements.no')}</VisuallyHidden>
    </>
  );
}
