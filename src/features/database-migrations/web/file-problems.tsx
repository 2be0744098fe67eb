import { FileQuestion, FileWarning } from 'lucide-react';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { DatabaseMigration } from '../contract.ts';
import styles from './database-migrations.module.css';
import { migrationsPageTexts } from './texts.ts';

/** Files that are not what ran: over everything else, as nothing may run before it is mended. */
export function FileProblems({ migrations }: { migrations: readonly DatabaseMigration[] }) {
  const t = useTexts(migrationsPageTexts);
  const changed = migrations.filter(({ state }) => state === 'mismatch');
  const missing = migrations.filter(({ state }) => state === 'missing');
  return (
    <>
      {changed.length > 0 && (
        <div role="alert">
          <Notice icon={FileWarning} tone="bad" title={t('migrationsPage.mismatch.title')} isStacked>
            <p>{t('migrationsPage.mismatch.text')}</p>
            {changed.map((one) => (
              <ChangedFile key={one.name} migration={one} />
            ))}
          </Notice>
        </div>
      )}
      {missing.length > 0 && (
        <Notice icon={FileQuestion} tone="warn" title={t('migrationsPage.missing.title', { count: missing.length })}>
          {t('migrationsPage.missing.text')}
        </Notice>
      )}
    </>
  );
}

function ChangedFile({ migration: { name, checksum, appliedChecksum } }: { migration: DatabaseMigration }) {
  const t = useTexts(migrationsPageTexts);
  return (
    <dl className={styles.changed}>
      <dt className={styles.changedName}>
        <LatinText>{name}</LatinText>
      </dt>
      <dd>
        {t('migrationsPage.mismatch.ran')}: <code className={styles.whole}>{appliedChecksum}</code>
      </dd>
      <dd>
        {t('migrationsPage.mismatch.file')}: <code className={styles.whole}>{checksum}</code>
      </dd>
    </dl>
  );
}
