import { TriangleAlert } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { designerTexts } from '../designer-texts.ts';
import { useWarnings } from '../state/use-design.ts';
import { stopsOf } from '../state/warning-places.ts';
import styles from './warning-count.module.css';

function goToList(): void {
  const title = document.getElementById('card-warnings-title');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'center' });
}

/** Where the list is far away, its number stands at the card and leads to it. */
export function WarningCount() {
  const t = useTexts(designerTexts);
  const warnings = useWarnings();
  if (warnings.length === 0) return null;
  return (
    <button
      type="button"
      className={styles.count}
      data-stops={stopsOf(warnings).length > 0}
      aria-label={t('designer.warnings.title', { count: warnings.length })}
      onClick={goToList}
    >
      <TriangleAlert size={18} aria-hidden="true" />
      {warnings.length}
    </button>
  );
}
