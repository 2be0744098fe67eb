import { Panel } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { Progress } from '#ui/progress.tsx';
import { ownerStates, type PackageMigration } from '../../contract.ts';
import { packageMigrationTexts } from '../../texts.ts';
import { moveTexts } from '../move-texts.ts';
import styles from './move.module.css';

/** Moving counts up; taking back does so from the beginning, of those who were moved. */
function progressOf({ status, total, counts }: PackageMigration): { done: number; of: number } {
  const back = counts.undone + counts.undo_skipped;
  if (status === 'undoing' || status === 'undo_paused' || status === 'undone')
    return { done: back, of: back + counts.moved };
  return { done: total - counts.waiting, of: total };
}

export function MoveProgress({ move }: { move: PackageMigration }) {
  const t = useTexts(moveTexts);
  const said = useTexts(packageMigrationTexts);
  const { done, of } = progressOf(move);
  const states = ownerStates.filter((state) => move.counts[state] > 0);
  return (
    <Panel title={t('packageMove.one.counts')}>
      <div className={styles.bar}>
        <Progress label={t('packageMove.one.progress')} value={done} max={Math.max(of, 1)} />
        <span className={styles.share}>
          {t('packageMove.one.progressOf', { done: done.toLocaleString('en'), total: of.toLocaleString('en') })}
        </span>
      </div>
      <dl className={styles.counts}>
        {states.map((state) => (
          <div key={state} className={styles.count}>
            <dt className={styles.small}>{said(`packageMigration.state.${state}`)}</dt>
            <dd className={styles.figure}>{move.counts[state].toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
