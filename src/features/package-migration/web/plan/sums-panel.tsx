import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { moveQueries, type SumsQuery } from '../move-queries.ts';
import { moveTexts } from '../move-texts.ts';
import { EffectFigures } from './effect-figures.tsx';
import styles from './plan.module.css';
import { StartDialog } from './start-dialog.tsx';
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
      {isUntilMissing && <p className={styles.hint}>{t('packageMove.start.untilMissing')}</p>}
      {!hasOwners && <p className={styles.hint}>{t('packageMove.who.chosen', { count: 0 })}</p>}
      {hasOwners && !data && error && (
        <ErrorCard title={t('packageMove.sums.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {hasOwners && !data && !error && (
        <div className={styles.fields} role="status" aria-busy="true" aria-label={t('packageMove.sums.loading')}>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      )}
      {hasOwners && data && <EffectFigures sums={data} />}
      {isAsked && data && <StartDialog plan={plan} ids={ids} sums={data} onClose={() => setIsAsked(false)} />}
    </Panel>
  );
}
