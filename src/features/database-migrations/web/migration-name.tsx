import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { DatabaseMigration } from '../contract.ts';
import styles from './database-migrations.module.css';
import { migrationsPageTexts } from './texts.ts';

/** With why it waits for a person, and how the last try ended. */
export function MigrationName({ migration }: { migration: DatabaseMigration }) {
  const t = useTexts(migrationsPageTexts);
  const { name, state, byHand, isOutsideTransaction, run } = migration;
  return (
    <span className={styles.name}>
      <code className={styles.code}>
        <LatinText>{name}</LatinText>
      </code>
      {byHand && (
        <span className={styles.note}>
          <bdi>{byHand}</bdi>
        </span>
      )}
      {isOutsideTransaction && <span className={styles.note}>{t('migrationsPage.outside')}</span>}
      {state === 'failed' && (
        <span className={styles.failure}>
          {t('migrationsPage.failedWith')} <bdi dir="ltr">{run?.error}</bdi>
        </span>
      )}
      {state === 'interrupted' && <span className={styles.failure}>{t('migrationsPage.interruptedText')}</span>}
    </span>
  );
}
