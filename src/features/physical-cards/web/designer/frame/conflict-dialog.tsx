import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import type { PhysicalCardDesign } from '../../../design/design.ts';
import { previewLink } from '../../components/preview-link.ts';
import { PhysicalCardFace } from '../../face/physical-card-face.tsx';
import { designerTexts } from '../designer-texts.ts';
import { draftOf } from '../state/autosave.ts';
import { useDesignerSession } from '../state/session-context.ts';
import { useDesign, useSaveState, useSide } from '../state/use-design.ts';
import styles from './conflict-dialog.module.css';

/** Both designs side by side: nobody's work is written over without being asked. */
export function ConflictDialog() {
  const t = useTexts(designerTexts);
  const { saving, store } = useDesignerSession();
  const state = useSaveState();
  const mine = useDesign((design) => design);
  if (state.kind !== 'conflict') return null;
  const { current } = state;
  const useTheirs = () => {
    saving.adopt(current);
    store.change(undefined, () => draftOf(current), Date.now());
    const action = { label: t('designer.conflict.bringBack'), onClick: store.undo };
    toast({ title: t('designer.conflict.took'), action });
  };
  const footer = (
    <>
      <Button onClick={saving.overwrite}>{t('designer.conflict.overwrite')}</Button>
      <Button variant="outline" onClick={useTheirs}>
        {t('designer.conflict.discard')}
      </Button>
    </>
  );
  return (
    <Dialog open>
      <DialogContent
        className={styles.dialog}
        size="lg"
        title={t('designer.conflict.title')}
        description={t('designer.conflict.text')}
        footer={footer}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Grid gap={4} className={styles.both}>
          <ConflictVersion label={t('designer.conflict.mine')} design={mine} profileId={current.profileId} />
          <ConflictVersion
            label={t('designer.conflict.theirs')}
            design={current.design}
            profileId={current.profileId}
          />
        </Grid>
      </DialogContent>
    </Dialog>
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
      <PhysicalCardFace design={design} side={side} link={previewLink(profileId)} isClipped title={label} />
      <figcaption>{label}</figcaption>
    </Stack>
  );
}
