import { ConflictDialog } from '#ui/drafts/conflict-dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type Difference, differences, type SideSummary, takeDifference } from '../../differences.ts';
import { useEditorSession } from '../state/editor-context.tsx';
import { useActions, useSaveState } from '../state/use-editor.ts';
import { useBlockTexts } from '../tabs/blocks/use-block-names.ts';
import { profileConflictTexts } from './conflict-texts.ts';

const keyOf = ({ section, id }: Difference): string => `${section} ${id ?? ''}`;

/** Shows what was changed both here and elsewhere, field by field, for the owner to choose. */
export function ProfileConflictDialog() {
  const t = useTexts(profileConflictTexts);
  const { nameOf } = useBlockTexts();
  const { autosave, applyDraft } = useEditorSession();
  const { undo } = useActions();
  const conflict = useSaveState();
  if (conflict.kind !== 'conflict') return null;
  const { mine, theirs } = conflict.merged;
  const found = differences(mine, theirs);
  const textOf = ({ text, count }: SideSummary): string =>
    [text, count ? t('profileConflict.count', { count }) : ''].filter(Boolean).join(' · ');
  const overwrite = (taken: readonly string[]) =>
    autosave.overwrite(
      found
        .filter((difference) => taken.includes(keyOf(difference)))
        .reduce((document, difference) => takeDifference(document, theirs, difference), mine),
    );
  return (
    <ConflictDialog
      title={t('profileConflict.title')}
      savedAt={conflict.current.updatedAt}
      differences={found.map((difference) => ({
        key: keyOf(difference),
        title:
          difference.kind === undefined ? t(`profileConflict.sections.${difference.section}`) : nameOf(difference.kind),
        texts:
          difference.section === 'order'
            ? { mine: t('profileConflict.orders.mine'), theirs: t('profileConflict.orders.theirs') }
            : { mine: textOf(difference.mine), theirs: textOf(difference.theirs) },
      }))}
      onOverwrite={overwrite}
      onDiscard={() => applyDraft(conflict.current)}
      onUndo={undo}
    />
  );
}
