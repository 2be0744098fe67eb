import { type ReactNode, useState } from 'react';
import type { Side } from '#base/edits/merge-edits.ts';
import { formatInstant } from '#i18n/format.ts';
import { RadioGroup, RadioItem } from '../choices/radio-group.tsx';
import { Button } from '../controls/button.tsx';
import { toast } from '../feedback/toast-store.ts';
import { Caption, Stack } from '../layout/layout.tsx';
import { useLocale, useTexts } from '../locale.tsx';
import { Dialog, DialogContent } from '../overlays/dialog.tsx';
import styles from './conflict-dialog.module.css';
import { conflictTexts } from './conflict-texts.ts';

/** A field that was changed both here and elsewhere. */
export interface ConflictDifference {
  readonly key: string;
  readonly title: string;
  /** Empty if there is no value. */
  readonly texts: Readonly<Record<Side, string>>;
  /** Shown above the texts. */
  readonly pictures?: Readonly<Record<Side, ReactNode>> | undefined;
}

interface ConflictDialogProps {
  title: string;
  /** When the newer version was saved. */
  savedAt: string;
  differences: readonly ConflictDifference[];
  /** Saves the own version, except for the differences with these keys. */
  onOverwrite: (taken: readonly string[]) => void;
  onDiscard: () => void;
  /** Restores the discarded changes. */
  onUndo: () => void;
}

/** A newer version was saved elsewhere: the owner chooses field by field. What was written here is preselected. */
export function ConflictDialog({ title, savedAt, differences, onOverwrite, onDiscard, onUndo }: ConflictDialogProps) {
  const t = useTexts(conflictTexts);
  const { locale } = useLocale();
  const [taken, setTaken] = useState<readonly string[]>([]);
  // The conflict was found by the save that follows an edit.
  const [editedAt] = useState(() => new Date());
  const timeOf = (side: Side) =>
    formatInstant(side === 'mine' ? editedAt : new Date(savedAt), locale, { dateStyle: 'short', timeStyle: 'short' });
  const choose = (key: string, side: string) =>
    setTaken([...taken.filter((one) => one !== key), ...(side === 'theirs' ? [key] : [])]);
  const discard = () => {
    onDiscard();
    toast({ title: t('conflict.took'), action: { label: t('conflict.bringBack'), onClick: onUndo } });
  };
  const footer = (
    <>
      <Button onClick={() => onOverwrite(taken)}>{t('conflict.overwrite')}</Button>
      <Button variant="outline" onClick={discard}>
        {t('conflict.discard')}
      </Button>
    </>
  );
  return (
    <Dialog open>
      <DialogContent
        className={styles.dialog}
        size="lg"
        title={title}
        description={t('conflict.text')}
        footer={footer}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Stack as="ul" gap={5}>
          {differences.map(({ key, title: name, texts, pictures }) => (
            <li key={key}>
              <RadioGroup
                className={styles.sides ?? ''}
                variant="cards"
                label={name}
                value={taken.includes(key) ? 'theirs' : 'mine'}
                onValueChange={(side) => choose(key, side)}
              >
                {(['mine', 'theirs'] as const).map((side) => (
                  <RadioItem key={side} value={side} description={t(`conflict.${side}`, { time: timeOf(side) })}>
                    {pictures && <span className={styles.picture}>{pictures[side]}</span>}
                    <bdi className={styles.text}>{texts[side] || t('conflict.empty')}</bdi>
                  </RadioItem>
                ))}
              </RadioGroup>
            </li>
          ))}
        </Stack>
        <Caption>{t('conflict.undo')}</Caption>
      </DialogContent>
    </Dialog>
  );
}
