import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Check, FlaskConical, Minus, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { isolatedMoney } from '#base/money.ts';
import { demoEmail } from '#features/accounts/domain.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { combineQueries, EmptyCard, QueryContent, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { PageHeader } from '#ui/layout/app-page.tsx';
import { Card, Stack, VisuallyHidden } from '#ui/layout/layout.tsx';
import { Table, TableCell, TableHead } from '#ui/lists/table.tsx';
import { useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import type { Subscription } from '../../contract.ts';
import { subscriptionQueries } from '../calls/subscription-queries.ts';
import { dayText } from '../day-text.ts';
import { CancelDialog } from '../dialogs.tsx';
import { entitlementRows, useEntitlementLabels } from '../plans/entitlement-rows.ts';
import { entitlementTexts } from '../plans/entitlement-texts.ts';
import { planQueries } from '../plans/plan-queries.ts';
import { CurrentPlan } from './current-plan.tsx';
import { PlanCards, type PlanCardsProps, UndoButton } from './plan-cards.tsx';
import { plansTexts } from './plans-texts.ts';
import styles from './subscription-page.module.css';

/** `/subscription?plan={packageId}`: the current plan, the available packages, and changes between them. */
export function SubscriptionPage() {
  const t = useTexts(plansTexts);
  const api = useApi();
  const { locale } = useLocale();
  const mine = useQuery(subscriptionQueries.mine(locale));
  const products = useQuery(planQueries.products(api, locale));
  const [isCancelling, setIsCancelling] = useState(false);
  usePageTitle(t('plans.title'));
  const cancel = () => setIsCancelling(true);
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
            <CurrentPlan mine={data.mine} onCancel={cancel} />
            <PlansSection {...data} onCancel={cancel} />
            <CancelDialog subscription={data.mine} isOpen={isCancelling} onClose={() => setIsCancelling(false)} />
          </>
        )}
      </QueryContent>
    </Stack>
  );
}

/** Shown before the user clicks anything that would be rejected. */
function DemoNotice() {
  const t = useTexts(plansTexts);
  const { user } = useSession();
  if (user?.email !== demoEmail) return null;
  return (
    <Notice icon={FlaskConical} tone="warn" title={t('plans.demo.title')}>
      {t('plans.demo.text')}
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
      <PlanCards mine={mine} products={sold} entitlements={entitlements} onCancel={onCancel} />
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
