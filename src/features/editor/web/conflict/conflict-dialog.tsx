import { useState } from 'react';
import type { Side } from '#base/edits/merge-edits.ts';
import { formatInstant } from '#i18n/format.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { ConflictDialog } from '#ui/drafts/conflict-dialog.tsx';
import { Caption, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { type Difference, differences, type SideSummary, takeDifference } from '../../differences.ts';
import type { ProfileSaveState } from '../state/autosave.ts';
import { useEditorSession } from '../state/editor-context.tsx';
import { useActions, useSaveState } from '../state/use-editor.ts';
import { useBlockTexts } from '../tabs/blocks/use-block-names.ts';
import { conflictTexts } from './conflict-texts.ts';

/** Shows what was changed both here and elsewhere, field by field, for the owner to choose. */
export function ProfileConflictDialog() {
  const state = useSaveState();
  return state.kind === 'conflict' ? <OpenConflict conflict={state} /> : null;
}

function OpenConflict({ conflict }: { conflict: Extract<ProfileSaveState, { kind: 'conflict' }> }) {
  const t = useTexts(conflictTexts);
  const { autosave, applyDraft } = useEditorSession();
  const { undo } = useActions();
  const { current, merged } = conflict;
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  // The conflict was found by the save that follows an edit.
  const [editedAt] = useState(() => new Date());
  const found = differences(merged.mine, merged.theirs);
  const chosen = found
    .filter((difference) => sides[keyOf(difference)] === 'theirs')
    .reduce((document, difference) => takeDifference(document, merged.theirs, difference), merged.mine);
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
      onOverwrite={() => autosave.overwrite(chosen)}
      onDiscard={() => applyDraft(current)}
      onUndo={undo}
    >
      <Stack as="ul" gap={3}>
        {found.map((difference) => (
          <DifferenceRow
            key={keyOf(difference)}
            difference={difference}
            times={{ mine: editedAt, theirs: new Date(current.updatedAt) }}
            side={sides[keyOf(difference)] ?? 'mine'}
            onSide={(side) => setSides({ ...sides, [keyOf(difference)]: side })}
          />
        ))}
      </Stack>
      <Caption>{t('conflict.undo')}</Caption>
    </ConflictDialog>
  );
}

const keyOf = ({ section, id }: Difference): string => `${section} ${id ?? ''}`;

interface DifferenceRowProps {
  difference: Difference;
  times: Readonly<Record<Side, Date>>;
  side: Side;
  onSide: (side: Side) => void;
}

/** What was typed here is chosen unless the owner chooses otherwise. */
function DifferenceRow({ difference, times, side, onSide }: DifferenceRowProps) {
  const t = useTexts(conflictTexts);
  const { locale } = useLocale();
  const { nameOf } = useBlockTexts();
  const { section, kind } = difference;
  const block = kind === undefined ? undefined : nameOf(kind);
  const textOf = ({ text, count }: SideSummary): string =>
    [text, count ? t('conflict.count', { count }) : ''].filter(Boolean).join(' · ') || t('conflict.empty');
  const sides = (['mine', 'theirs'] as const).map((value) => ({
    value,
    label: t(`conflict.${value}`, {
      time: formatInstant(times[value], locale, { dateStyle: 'short', timeStyle: 'short' }),
    }),
    text: section === 'order' ? '' : textOf(difference[value]),
  }));
  const title = block ?? t(`conflict.sections.${section}`);
  return (
    <li>
      <RadioGroup
        variant="cards"
        label={title}
        value={side}
        onValueChange={(value) => onSide(value === 'theirs' ? 'theirs' : 'mine')}
      >
        {sides.map(({ value, label, text }) => (
          <RadioItem key={value} value={value} description={label}>
            <bdi>{text || t('conflict.order')}</bdi>
          </RadioItem>
        ))}
      </RadioGroup>
    </li>
  );
}
