import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { toast } from '../feedback/toast-store.ts';
import { Grid, Stack, Text } from '../layout/layout.tsx';
import { Dialog, DialogContent } from '../overlays/dialog.tsx';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  texts: Readonly<Record<'title' | 'text' | 'overwrite' | 'discard' | 'discarded' | 'undo', string>>;
  onOverwrite: () => void;
  onDiscard: () => void;
  /** Restores the discarded changes. */
  onUndo: () => void;
  /** Both versions side by side. */
  children: ReactNode;
}

/** A newer version was saved elsewhere: prompts before overwriting either version. */
export function ConflictDialog({ texts, onOverwrite, onDiscard, onUndo, children }: ConflictDialogProps) {
  const discard = () => {
    onDiscard();
    toast({ title: texts.discarded, action: { label: texts.undo, onClick: onUndo } });
  };
  const footer = (
    <>
      <Button onClick={onOverwrite}>{texts.overwrite}</Button>
      <Button variant="outline" onClick={discard}>
        {texts.discard}
      </Button>
    </>
  );
  return (
    <Dialog open>
      <DialogContent
        className={styles.dialog}
        size="lg"
        title={texts.title}
        description={texts.text}
        footer={footer}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}

interface ConflictRowProps {
  title: string;
  /** The user's version and the other one; empty if the title is sufficient. */
  sides: readonly { label: string; text: string }[];
  /** Truncates long texts to the first lines. */
  isClamped?: boolean;
}

/** One difference between the two versions, as a list item. */
export function ConflictRow({ title, sides, isClamped }: ConflictRowProps) {
  return (
    <Grid as="li" columns={1} wideColumns={2} gap={[2, 4]} className={styles.row}>
      <Text as="h3" size="s" className={styles.title}>
        {title}
      </Text>
      {sides.map(({ label, text }) => (
        <Stack key={label} as="p" shrink>
          <Text as="span" tone="muted" size="xs">
            {label}
          </Text>
          <bdi className={classNames(styles.text, isClamped && styles.clamped)}>{text}</bdi>
        </Stack>
      ))}
    </Grid>
  );
}
