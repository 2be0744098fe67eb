import { useTexts } from '#ui/locale.tsx';
import { Progress } from '#ui/progress.tsx';
import type { AccountExport } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import styles from './export-progress.module.css';

interface ExportProgressProps {
  current: AccountExport;
}

export function ExportProgress({ current: { partsDone, partsTotal } }: ExportProgressProps) {
  const t = useTexts(accountTexts);
  const isKnown = partsTotal > 0;
  return (
    <div className={styles.progress} aria-live="polite">
      <div className={styles.words}>
        <span>{t('account.data.preparing')}</span>
        {isKnown && (
          <span className={styles.figure}>{t('account.data.progress', { done: partsDone, total: partsTotal })}</span>
        )}
      </div>
      <Progress label={t('account.data.preparing')} {...(isKnown ? { value: partsDone, max: partsTotal } : {})} />
    </div>
  );
}
