import { CopyButton } from '#ui/copy-button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { DatabaseMigration } from '../contract.ts';
import styles from './database-migrations.module.css';
import { migrationsPageTexts } from './texts.ts';

const shownLength = 10;

/** The beginning is enough to tell two apart; the whole is copied. */
export function Checksum({ migration }: { migration: Pick<DatabaseMigration, 'name' | 'checksum'> }) {
  const t = useTexts(migrationsPageTexts);
  const { name, checksum } = migration;
  return (
    <span className={styles.checksum}>
      <code className={styles.code}>
        <LatinText>{checksum.slice(0, shownLength)}</LatinText>
      </code>
      <CopyButton value={checksum} label={t('migrationsPage.copyChecksum', { name })} />
    </span>
  );
}
