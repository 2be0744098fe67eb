import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmAction, Facts, Panel, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { type EffectSums, type MigrationPlan, packageMigrationApi } from '../../contract.ts';
import { moveQueries, type SumsQuery } from '../move-queries.ts';
import { moveTexts } from '../move-texts.ts';
import { usePackageNames } from '../parts/use-package-names.ts';
import styles from './plan.module.css';
import { askOf, type Plan, untilOf } from './use-plan.ts';

interface SumsPanelProps {
  plan: Plan;
  ids: readonly number[];
}

/** What the move does to all of them together, and the way to begin it. */
export function SumsPanel({ plan, ids }: SumsPanelProps) {
  const t = useTexts(moveTexts);
  const [isAsked, setIsAsked] = useState(false);
  const ask = plan.who === 'some' ? askOf(plan, ids) : askOf(plan);
  const hasOwners = plan.who === 'all' || ids.length > 0;
  const { data, error, refetch } = useQuery({
    ...moveQueries.sums(useApi(), ask as SumsQuery),
    enabled: ask !== undefined && hasOwners,
  });
  const moving = hasOwners && data ? data.owners - data.skipped : 0;
  const isUntilMissing = plan.source === 'basic' && !untilOf(plan);
  const start = (
    <Button size="sm" disabled={moving === 0 || isUntilMissing} onClick={() => setIsAsked(true)}>
      {t('packageMove.start.action')}
    </Button>
  );
  return (
    <Panel title={t('packageMove.step.effect')} actions={start}>
      {isUntilMissing && (
        <Text tone="muted" size="s">
          {t('packageMove.start.untilMissing')}
        </Text>
      )}
      {!hasOwners && (
        <Text tone="muted" size="s">
          {t('packageMove.who.chosen', { count: 0 })}
        </Text>
      )}
      {hasOwners && !data && error && (
        <ErrorCard title={t('packageMove.sums.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {hasOwners && !data && !error && (
        <Stack gap={4} role="status" aria-busy="true" aria-label={t('packageMove.sums.loading')}>
          <Skeleton shape="title" />
          <Skeleton />
        </Stack>
      )}
      {hasOwners && data && <EffectFigures sums={data} />}
      {isAsked && data && <StartDialog plan={plan} ids={ids} sums={data} onClose={() => setIsAsked(false)} />}
    </Panel>
  );
}

interface StartDialogProps {
  plan: Plan;
  ids: readonly number[];
  sums: EffectSums;
  onClose: () => void;
}

/** Repeats the numbers before anything is done. Pressed twice it is one move: the key stays while the dialog does. */
function StartDialog({ plan, ids, sums, onClose }: StartDialogProps) {
  const t = useTexts(moveTexts);
  const nameOf = usePackageNames();
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  const { source = 'basic', target = 'pro' } = plan;
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(packageMigrationApi.start, { body: bodyOf(plan, ids) }, { 'idempotency-key': key.current }),
    onDone: ({ id }) => void navigate(`/admin/package-migration/${id}`),
    done: t('packageMove.start.started'),
  });
  const count = sums.owners - sums.skipped;
  return (
    <ConfirmAction
      title={t('packageMove.start.title', { count, source: nameOf(source), target: nameOf(target) })}
      text={t('packageMove.start.text')}
      action={t('packageMove.start.confirm', { count })}
      isDangerous={sums.losing > 0}
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isPending={isPending}
    >
      <EffectFigures sums={sums} />
      <Text tone="muted" size="s">
        {t(plan.tell ? 'packageMove.start.told' : 'packageMove.start.notTold')}
      </Text>
    </ConfirmAction>
  );
}

function bodyOf(plan: Plan, ids: readonly number[]): MigrationPlan {
  const { source = 'basic', target = 'pro', price, when, tell, who } = plan;
  const until = untilOf(plan);
  return {
    source,
    target,
    options: { price, when, tell, ...(until && { until }), ...(who === 'some' && { userIds: [...ids] }) },
  };
}

function EffectFigures({ sums }: { sums: EffectSums }) {
  const t = useTexts(moveTexts);
  const figure = (value: number, isBad = false) => (
    <Text as="span" size="l" weight="strong" className={styles.figure} data-bad={isBad && value > 0}>
      {value.toLocaleString('en')}
    </Text>
  );
  const expiring = { profiles: sums.expiringProfiles.toLocaleString('en'), owners: sums.expiringOwners };
  return (
    <Facts
      rows={[
        { name: t('packageMove.sums.moving'), value: figure(sums.owners - sums.skipped) },
        { name: t('packageMove.sums.skipped'), value: figure(sums.skipped) },
        { name: t('packageMove.sums.cheaper'), value: figure(sums.cheaper) },
        {
          name: t('packageMove.sums.monthlyLoss'),
          value: (
            <Text as="span" size="l" weight="strong" className={styles.figure} data-bad={sums.monthlyLoss > 0}>
              <MoneyText value={{ amount: sums.monthlyLoss, currency: 'ILS' }} />
            </Text>
          ),
        },
        { name: t('packageMove.sums.losing'), value: figure(sums.losing, true) },
        {
          name: t('packageMove.sums.expiring'),
          value: (
            <Text as="span" size="l" weight="strong" className={styles.figure} data-bad={sums.expiringProfiles > 0}>
              {sums.expiringProfiles ? t('packageMove.sums.expiringOf', expiring) : 0}
            </Text>
          ),
        },
      ]}
    />
  );
}
