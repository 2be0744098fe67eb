import { Card } from '#ui/card.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Progress } from '#ui/progress.tsx';
import type { DatabaseMigration, DatabaseMigrationRun } from '../contract.ts';
import styles from './database-migrations.module.css';
import { useDurationText } from './duration-text.ts';
import { StateBadge } from './state-badge.tsx';
import { migrationsPageTexts } from './texts.ts';

const whole = 100;
const percentOf = ({ done, total }: { done: number; total: number }) =>
  total > 0 ? Math.min(Math.floor((done / total) * whole), whole) : undefined;

/** Of an index the database tells how much is made; of anything else how many statements are done. */
function progressOf({ index, step, steps }: DatabaseMigrationRun): number | undefined {
  if (index) return percentOf(index);
  return steps > 1 ? percentOf({ done: step, total: steps }) : undefined;
}

export function RunningCard({ migration: { name, run } }: { migration: DatabaseMigration }) {
  const t = useTexts(migrationsPageTexts);
  const durationOf = useDurationText();
  if (!run) return null;
  const value = progressOf(run);
  const percent = run.index && percentOf(run.index);
  return (
    <Card className={styles.running ?? ''}>
      <div className={styles.runningHead}>
        <code className={styles.code}>
          <LatinText>{name}</LatinText>
        </code>
        <StateBadge state="running" />
      </div>
      <Progress label={t('migrationsPage.running.label')} {...(value === undefined ? {} : { value })} />
      <p className={styles.facts}>
        <span>{t('migrationsPage.running.elapsed', { time: durationOf(run.elapsedMs) })}</span>
        {run.steps > 1 && (
          <span>
            {t('migrationsPage.running.steps', { step: Math.min(run.step + 1, run.steps), steps: run.steps })}
          </span>
        )}
        {percent !== undefined && percent !== null && <span>{t('migrationsPage.running.index', { percent })}</span>}
        {run.index?.phase.startsWith('waiting') && <span>{t('migrationsPage.running.waits')}</span>}
      </p>
    </Card>
  );
}
