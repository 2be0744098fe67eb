import { Badge } from '../feedback/badge.tsx';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import { Mark } from './mark.tsx';
import styles from './wordmark.module.css';

export function Wordmark({ beta = false, size = 'default' }: { beta?: boolean; size?: 'default' | 'lg' }) {
  const t = useTexts(uiTexts);
  return (
    <span className={styles.wordmark} data-size={size}>
      <Mark size={size === 'lg' ? 40 : 30} />
      <span className={styles.name}>{t('ui.brand.name')}</span>
      {beta && (
        <Badge variant="hot" size="sm">
          {t('ui.brand.beta')}
        </Badge>
      )}
    </span>
  );
}
