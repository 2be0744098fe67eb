import { CircleAlert, Cloud, CloudCheck, CloudOff, GitCompareArrows, type LucideIcon, PencilLine } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import { useWork } from '../state/post-context.ts';
import type { SaveState } from '../state/post-work.ts';
import styles from './save-badge.module.css';

const icons: Readonly<Record<SaveState['kind'], LucideIcon>> = {
  saved: CloudCheck,
  waiting: Cloud,
  saving: Cloud,
  held: PencilLine,
  offline: CloudOff,
  failed: CircleAlert,
  conflict: GitCompareArrows,
};

/** Says at every moment where the work is. */
export function SaveBadge() {
  const t = useTexts(postEditorTexts);
  const kind = useWork(({ save }) => save.kind);
  const Icon = icons[kind];
  // Whoever listens hears of trouble and of its end, not of every letter.
  const spoken = kind === 'waiting' || kind === 'saving' ? '' : t(`postEditor.save.${kind}`);
  return (
    <>
      <span className={styles.badge} data-kind={kind} aria-hidden="true">
        <Icon size={18} strokeWidth={1.75} />
        <span className={styles.words}>{t(`postEditor.save.${kind}`)}</span>
      </span>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}
