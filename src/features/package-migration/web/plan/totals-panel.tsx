import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { ConfirmAction, DetailList, MayChange, Panel, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { QueryContent, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Caption, Text } from '#ui/layout/layout.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import { useNavigate } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { type EffectTotals, type MigrationPlan, packageMigrationApi } from '../../contract.ts';
import { usePackageNames } from '../components/cells.tsx';
import { type EffectTotalsQuery, migrationQueries } from '../migration-queries.ts';
import { migrationTexts } from '../migration-texts.ts';
import styles from './plan.module.css';
import { effectQueryOf, type Plan, untilOf } from './use-plan.ts';

/** Total effect of the migration, and the button to start it. */
export function TotalsPanel({ plan, ids }: { plan: Plan; ids: readonly number[] }) {
  const t = useTexts(migrationTexts);
  const [isConfirming, setIsConfirming] = useState(false);
  const query = plan.audience === 'some' ? effectQueryOf(plan, ids) : effectQueryOf(plan);
  const hasOwners = plan.audience === 'all' || ids.length > 0;
  const sums = useQuery({
    ...migrationQueries.sums(useApi(), query as EffectTotalsQuery),
    enabled: query !== undefined && hasOwners,
  });
  const { data } = sums;
  const affected = hasOwners && data ? data.owners - data.skipped : 0;
  const isUntilMissing = plan.source === 'basic' && !untilOf(plan);
  const start = (
    <MayChange>
      <Button size="sm" disabled={affected === 0 || isUntilMissing} onClick={() => setIsConfirming(true)}>
        {t('packageMove.start.action')}
      </Button>
    </MayChange>
  );
  return (
    <Panel title={t('packageMove.step.effect')} actions={start}>
      {isUntilMissing && <Caption>{t('packageMove.start.untilMissing')}</Caption>}
      {!hasOwners && <Caption>{t('packageMove.owners.chosen', { count: 0 })}</Caption>}
      {hasOwners && (
        <QueryContent
          query={sums}
          failed={t('packageMove.sums.failed')}
          skeleton={<SkeletonGroup label={t('packageMove.sums.loading')} gap={4} shapes={['title', 'line']} />}
        >
          {(totals) => <EffectFigures totals={totals} />}
        </QueryContent>
      )}
      {isConfirming && data && (
        <StartDialog plan={plan} ids={ids} totals={data} onClose={() => setIsConfirming(false)} />
      )}
    </Panel>
  );
}

interface StartDialogProps {
  plan: Plan;
  ids: readonly number[];
  totals: EffectTotals;
  onClose: () => void;
}

/** Repeats the numbers before starting. The dialog holds one idempotency key, so two clicks start one migration. */
function StartDialog({ plan, ids, totals, onClose }: StartDialogProps) {
  const t = useTexts(migrationTexts);
  const nameOf = usePackageNames();
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  const { source = 'basic', target = 'pro' } = plan;
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(packageMigrationApi.start, { body: bodyOf(plan, ids) }, { 'idempotency-key': key.current }),
    onDone: ({ id }) => navigate(`/admin/package-migration/${id}`),
    done: t('packageMove.start.started'),
  });
  const count = totals.owners - totals.skipped;
  return (
    <ConfirmAction
      title={t('packageMove.start.title', { count, source: nameOf(source), target: nameOf(target) })}
      text={t('packageMove.start.text')}
      action={t('packageMove.start.confirm', { count })}
      isDangerous={totals.losing > 0}
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isPending={isPending}
    >
      <EffectFigures totals={totals} />
      <Caption>{t(plan.notifiesOwners ? 'packageMove.start.notified' : 'packageMove.start.notNotified')}</Caption>
    </ConfirmAction>
  );
}

function bodyOf(plan: Plan, ids: readonly number[]): MigrationPlan {
  const { source = 'basic', target = 'pro', price, when, notifiesOwners, audience } = plan;
  const until = untilOf(plan);
  return {
    source,
    target,
    options: {
      price,
      when,
      tell: notifiesOwners,
      ...(until && { until }),
      ...(audience === 'some' && { userIds: [...ids] }),
    },
  };
}

function EffectFigures({ totals }: { totals: EffectTotals }) {
  const t = useTexts(migrationTexts);
  const figure = (value: number, isWarning = false, shown: ReactNode = value.toLocaleString('en')) => (
    <Text as="span" size="l" weight="strong" className={styles.figure} data-bad={isWarning && value > 0}>
      {shown}
    </Text>
  );
  const loss = <MoneyText agorot={totals.monthlyLoss} />;
  const expiring = { profiles: totals.expiringProfiles.toLocaleString('en'), owners: totals.expiringOwners };
  return (
    <DetailList
      rows={[
        { name: t('packageMove.sums.moving'), value: figure(totals.owners - totals.skipped) },
        { name: t('packageMove.sums.skipped'), value: figure(totals.skipped) },
        { name: t('packageMove.sums.cheaper'), value: figure(totals.cheaper) },
        { name: t('packageMove.sums.monthlyLoss'), value: figure(totals.monthlyLoss, true, loss) },
        { name: t('packageMove.sums.losing'), value: figure(totals.losing, true) },
        {
          name: t('packageMove.sums.expiring'),
          value: figure(
            totals.expiringProfiles,
            true,
            totals.expiringProfiles ? t('packageMove.sums.expiringOf', expiring) : 0,
          ),
        },
      ]}
    />
  );
}
