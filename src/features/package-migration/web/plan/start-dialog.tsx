import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { type EffectSums, type MigrationPlan, packageMigrationApi } from '../../contract.ts';
import { moveTexts } from '../move-texts.ts';
import { usePackageNames } from '../parts/use-package-names.ts';
import { EffectFigures } from './effect-figures.tsx';
import styles from './plan.module.css';
import { type Plan, untilOf } from './use-plan.ts';

interface StartDialogProps {
  plan: Plan;
  ids: readonly number[];
  sums: EffectSums;
  onClose: () => void;
}

/** Repeats the numbers before anything is done. Pressed twice it is one move: the key stays while the dialog does. */
export function StartDialog({ plan, ids, sums, onClose }: StartDialogProps) {
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
      <p className={styles.hint}>{t(plan.tell ? 'packageMove.start.told' : 'packageMove.start.notTold')}</p>
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
