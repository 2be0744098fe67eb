import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import { type Difference, differences, type SideSummary } from '../../differences.ts';
import { useEditorSession } from '../state/editor-context.ts';
import { useActions, useEditor, useSaveState } from '../state/use-editor.ts';
import { useBlockTexts } from '../tabs/blocks/use-block-names.ts';
import styles from './conflict-dialog.module.css';
import { conflictTexts } from './conflict-texts.ts';

/** Both drafts side by side: nobody's work is written over without being asked. */
export function ConflictDialog() {
  const t = useTexts(conflictTexts);
  const { autosave, applyDraft } = useEditorSession();
  const { undo } = useActions();
  const state = useSaveState();
  const mine = useEditor(({ normalized }) => normalized.document);
  if (state.kind !== 'conflict') return null;
  const { current } = state;
  const found = differences(mine, current.document);
  const applyTheirs = () => {
    applyDraft(current);
    toast({ title: t('conflict.took'), action: { label: t('conflict.bringBack'), onClick: undo } });
  };
  const footer = (
    <>
      <Button onClick={autosave.overwrite}>{t('conflict.overwrite')}</Button>
      <Button variant="outline" onClick={applyTheirs}>
        {t('conflict.discard')}
      </Button>
    </>
  );
  return (
    <Dialog open>
      <DialogContent
        className={styles.dialog}
        size="lg"
        title={t('conflict.title')}
        description={t('conflict.text')}
        footer={footer}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
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
        <Text tone="muted" size="s">
          {t('conflict.undo')}
        </Text>
      </DialogContent>
    </Dialog>
  );
}

interface DifferenceRowProps {
  difference: Difference;
}

function DifferenceRow({ difference: { section, kind, mine, theirs } }: DifferenceRowProps) {
  const t = useTexts(conflictTexts);
  const { nameOf } = useBlockTexts();
  const block = kind === undefined ? undefined : nameOf(kind);
  return (
    <Grid as="li" columns={1} wideColumns={2} gap={[2, 4]} className={styles.row}>
      <Text as="h3" size="s" className={styles.section}>
        {block ?? t(`conflict.sections.${section}`)}
      </Text>
      {section !== 'order' && (
        <>
          <SideSummaryView label={t('conflict.mine')} summary={mine} />
          <SideSummaryView label={t('conflict.theirs')} summary={theirs} />
        </>
      )}
    </Grid>
  );
}

interface SideSummaryProps {
  label: string;
  summary: SideSummary;
}

function SideSummaryView({ label, summary: { text, count } }: SideSummaryProps) {
  const t = useTexts(conflictTexts);
  const texts = [text, count ? t('conflict.count', { count }) : ''].filter(Boolean);
  return (
    <Stack as="p" shrink>
      <Text as="span" tone="muted" size="xs">
        {label}
      </Text>
      <bdi className={styles.texts}>{texts.join(' · ') || t('conflict.empty')}</bdi>
    </Stack>
  );
}
