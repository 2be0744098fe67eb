import { CircleAlert, Cloud, CloudCheck, CloudOff, GitCompareArrows, type LucideIcon } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import type { SaveState } from '../state/autosave.ts';
import { useSaveState } from '../state/use-editor.ts';
import { editorTexts } from '../texts.ts';
import styles from './save-badge.module.css';

const icons: Readonly<Record<SaveState['kind'], LucideIcon>> = {
  saved: CloudCheck,
  waiting: Cloud,
  saving: Cloud,
  offline: CloudOff,
  failed: CircleAlert,
  conflict: GitCompareArrows,
};

/** Says at every moment where the work is. */
export function SaveBadge() {
  const t = useTexts(editorTexts);
  const { kind } = useSaveState();
  const Icon = icons[kind];
  // Whoever listens hears of trouble and of its end, not of every letter.
  const spoken = kind === 'waiting' || kind === 'saving' ? '' : t(`editor.save.${kind}`);
  return (
    <>
      <span className={styles.badge} data-kind={kind} aria-hidden="true">
        <Icon size={18} strokeWidth={1.75} />
        {t(`editor.save.${kind}`)}
      </span>
      <span className={styles.spoken} role="status">
        {spoken}
      </span>
    </>
  );
}
