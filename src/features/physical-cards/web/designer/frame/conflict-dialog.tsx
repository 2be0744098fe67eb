import { ConflictDialog } from '#ui/drafts/conflict-dialog.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { PhysicalCardDesign } from '../../../design/design.ts';
import { previewLink } from '../../components/preview-link.ts';
import { PhysicalCardFace } from '../../face/physical-card-face.tsx';
import { designerTexts } from '../designer-texts.ts';
import { draftOf } from '../state/draft.ts';
import { useDesign, useDesignerSession, useSaveState, useSide } from '../state/use-design.ts';
import styles from './frame.module.css';

/** Shows both designs side by side. */
export function DesignConflictDialog() {
  const t = useTexts(designerTexts);
  const { saving, store } = useDesignerSession();
  const state = useSaveState();
  const mine = useDesign((design) => design);
  if (state.kind !== 'conflict') return null;
  const { current } = state;
  const discard = () => {
    saving.adopt(current);
    store.change(undefined, () => draftOf(current), Date.now());
  };
  return (
    <ConflictDialog
      texts={{
        title: t('designer.conflict.title'),
        text: t('designer.conflict.text'),
        overwrite: t('designer.conflict.overwrite'),
        discard: t('designer.conflict.discard'),
        discarded: t('designer.conflict.took'),
        undo: t('designer.conflict.bringBack'),
      }}
      onOverwrite={saving.overwrite}
      onDiscard={discard}
      onUndo={store.undo}
    >
      <Grid gap={4} className={styles.both}>
        <ConflictVersion label={t('designer.conflict.mine')} design={mine} profileId={current.profileId} />
        <ConflictVersion label={t('designer.conflict.theirs')} design={current.design} profileId={current.profileId} />
      </Grid>
    </ConflictDialog>
  );
}

interface ConflictVersionProps {
  label: string;
  design: PhysicalCardDesign;
  profileId: number | null;
}

function ConflictVersion({ label, design, profileId }: ConflictVersionProps) {
  const side = useSide();
  return (
    <Stack as="figure" gap={2} tone="muted" size="s" textAlign="center" className={styles.one}>
      <PhysicalCardFace design={design} side={side} link={previewLink(profileId)} title={label} />
      <figcaption>{label}</figcaption>
    </Stack>
  );
}
