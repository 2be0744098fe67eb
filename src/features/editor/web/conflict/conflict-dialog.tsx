import { ConflictDialog, ConflictRow } from '#ui/drafts/conflict-dialog.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Caption } from '#ui/text/text.tsx';
import { type Difference, differences, type SideSummary } from '../../differences.ts';
import { useEditorSession } from '../state/editor-context.tsx';
import { useActions, useEditor, useSaveState } from '../state/use-editor.ts';
import { useBlockTexts } from '../tabs/blocks/use-block-names.ts';
import { conflictTexts } from './conflict-texts.ts';

/** Shows both drafts of a profile, difference by difference. */
export function ProfileConflictDialog() {
  const t = useTexts(conflictTexts);
  const { autosave, applyDraft } = useEditorSession();
  const { undo } = useActions();
  const state = useSaveState();
  const mine = useEditor(({ normalized }) => normalized.document);
  if (state.kind !== 'conflict') return null;
  const { current } = state;
  const found = differences(mine, current.document);
  return (
    <ConflictDialog
      texts={{
        title: t('conflict.title'),
        text: t('conflict.text'),
        overwrite: t('conflict.overwrite'),
        discard: t('conflict.discard'),
        discarded: t('conflict.took'),
        undo: t('conflict.bringBack'),
      }}
      onOverwrite={autosave.overwrite}
      onDiscard={() => applyDraft(current)}
      onUndo={undo}
    >
      {found.length === 0 && <p>{t('conflict.none')}</p>}
      {found.length > 0 && (
        <Stack as="ul" gap={3}>
          {found.map((difference, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew with every draft
            <DifferenceRow key={index} difference={difference} />
          ))}
        </Stack>
      )}
      <Caption>{t('conflict.undo')}</Caption>
    </ConflictDialog>
  );
}

function DifferenceRow({ difference: { section, kind, mine, theirs } }: { difference: Difference }) {
  const t = useTexts(conflictTexts);
  const { nameOf } = useBlockTexts();
  const block = kind === undefined ? undefined : nameOf(kind);
  const textOf = ({ text, count }: SideSummary): string =>
    [text, count ? t('conflict.count', { count }) : ''].filter(Boolean).join(' · ') || t('conflict.empty');
  const sides = [
    { label: t('conflict.mine'), text: textOf(mine) },
    { label: t('conflict.theirs'), text: textOf(theirs) },
  ];
  return <ConflictRow title={block ?? t(`conflict.sections.${section}`)} sides={section === 'order' ? [] : sides} />;
}
