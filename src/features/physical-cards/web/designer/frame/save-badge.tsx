import { CircleAlert, Cloud, CloudCheck, CloudOff, GitCompareArrows, type LucideIcon, Save } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { designerTexts } from '../designer-texts.ts';
import type { SaveState } from '../state/saving.ts';
import { useDesignerSession } from '../state/session-context.ts';
import { useSaveState } from '../state/use-design.ts';
import styles from './save-badge.module.css';

const icons: Readonly<Record<SaveState['kind'], LucideIcon>> = {
  new: Cloud,
  saved: CloudCheck,
  waiting: Cloud,
  saving: Cloud,
  offline: CloudOff,
  incomplete: CircleAlert,
  held: Save,
  failed: CircleAlert,
  conflict: GitCompareArrows,
};
const quiet: ReadonlySet<SaveState['kind']> = new Set(['waiting', 'saving', 'new']);

/** Says at every moment where the work is. */
export function SaveBadge() {
  const t = useTexts(designerTexts);
  const { order } = useDesignerSession();
  const { kind } = useSaveState();
  const Icon = icons[kind];
  // An order's own design is not saved here: as long as nothing was changed there is nothing to say.
  if (order && kind === 'saved') return null;
  return (
    <>
      <span className={styles.badge} data-kind={kind} aria-hidden="true">
        <Icon size={18} strokeWidth={1.75} />
        {t(`designer.save.${kind}`)}
      </span>
      {/* Whoever listens hears of trouble and of its end, not of every letter. */}
      <VisuallyHidden>
        <span role="status">{quiet.has(kind) ? '' : t(`designer.save.${kind}`)}</span>
      </VisuallyHidden>
    </>
  );
}
