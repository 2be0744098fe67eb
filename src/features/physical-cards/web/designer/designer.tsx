import { MessageSquareWarning } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useId, useState } from 'react';
import { PictureField } from '#features/files/web/index.ts';
import { ChoiceTile } from '#ui/choices/design-choices.tsx';
import { Button } from '#ui/controls/button.tsx';
import { RestoredNotice, SaveErrorNotice } from '#ui/drafts/draft-notices.tsx';
import { LeaveGuard } from '#ui/drafts/leave-guard.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type DesignTemplate, designTemplates, type PhysicalCardDesign } from '../../design/design.ts';
import { previewLink } from '../components/preview-link.ts';
import { PhysicalCardFace } from '../face/physical-card-face.tsx';
import styles from './designer.module.css';
import { designerTexts } from './designer-texts.ts';
import { BottomBar } from './frame/bottom-bar.tsx';
import { DesignConflictDialog } from './frame/conflict-dialog.tsx';
import { TopBar } from './frame/top-bar.tsx';
import { ColoursGroup } from './groups/colours-group.tsx';
import { FieldWarnings } from './groups/field-warnings.tsx';
import { FreeFields } from './groups/free-fields.tsx';
import { groupsTexts } from './groups/groups-texts.ts';
import { MaterialGroup } from './groups/material-group.tsx';
import { ProfileGroup } from './groups/profile-group.tsx';
import { ScanGroup } from './groups/scan-group.tsx';
import { TextsGroup } from './groups/texts-group.tsx';
import { Stage } from './stage/stage.tsx';
import { WarningList } from './stage/warning-list.tsx';
import { inDesign } from './state/draft.ts';
import {
  type DesignerSession,
  SessionContext,
  useChange,
  useDesign,
  useDesignerSession,
  useDraft,
  useSaveState,
} from './state/use-design.ts';
import { type DesignerStart, useStartSession } from './state/use-start-session.ts';
import { fieldId } from './state/warning-fields.ts';

/** Six live previews, each showing the current design in another template. */
function TemplateGroup() {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const name = useId();
  const design = useDesign((current) => current);
  // The main preview updates on every keystroke; these may lag behind.
  const drawn = useDeferredValue(design);
  const link = previewLink(useDraft((draft) => draft.profileId));
  return (
    <FormSection level="h2" title={t('designerForm.template.title')} id={fieldId('template')}>
      <Grid as="fieldset" columns={2} wideColumns={3} gap={3} shrink className={styles.tiles}>
        <legend className={styles.legend}>{t('designerForm.template.label')}</legend>
        {designTemplates.map((template) => (
          <ChoiceTile
            key={template}
            className={styles.tile}
            name={name}
            value={template}
            checked={design.template === template}
            onChange={() => change(undefined, inDesign({ template }))}
          >
            <TemplateThumbnail design={drawn} template={template} link={link} />
            {t(`designerForm.template.names.${template}`)}
          </ChoiceTile>
        ))}
      </Grid>
      <FieldWarnings field="template" />
    </FormSection>
  );
}

interface TemplateThumbnailProps {
  design: PhysicalCardDesign;
  template: DesignTemplate;
  link: string;
}

const TemplateThumbnail = memo(({ design, template, link }: TemplateThumbnailProps) => (
  <span className={styles.small} aria-hidden="true">
    <PhysicalCardFace design={{ ...design, template }} side="front" link={link} title="" />
  </span>
));

/** Inside a text field the browser's native undo applies. */
const isInText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio], [type=color], [type=range]), textarea') !== null;

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) undo and redo design changes; Ctrl+S saves at once, despite automatic saving. */
function useDesignerKeys({ store, saving }: DesignerSession): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Compares the physical key, because a Hebrew keyboard layout yields another letter.
      if (event.code === 'KeyS') {
        event.preventDefault();
        void saving.flush();
      }
      if (isInText(event.target)) return;
      const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
      if (event.code !== 'KeyZ' && !isRedo) return;
      event.preventDefault();
      if (isRedo) store.redo();
      else store.undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [store, saving]);
}

/** Edits a design from the state in which the page was opened. */
export function Designer({ start }: { start: DesignerStart }) {
  const t = useTexts(designerTexts);
  const session = useStartSession(start);
  const [isRestored, setIsRestored] = useState(session.isRestored);
  useDesignerKeys(session);
  return (
    <SessionContext value={session}>
      <Grid columns={1} className={styles.designer}>
        <TopBar />
        <div className={styles.side}>
          <Stage />
          <WarningList />
        </div>
        <Stack
          as="section"
          gap={8}
          justify="start"
          shrink
          shrinkItems
          className={styles.form}
          aria-label={t('designer.form')}
        >
          <DesignerNotices isRestored={isRestored} onRestoredRead={() => setIsRestored(false)} />
          <ProfileGroup />
          <MaterialGroup />
          <TemplateGroup />
          <ColoursGroup />
          <TextsGroup />
          <PicturesGroup />
          <ScanGroup />
          <FreeGroup />
        </Stack>
        <BottomBar />
        <DesignTrouble />
      </Grid>
      <DesignConflictDialog />
      <LeaveGuard
        draft={session.saving}
        texts={{
          title: t(session.order ? 'designer.leave.titleOrder' : 'designer.leave.title'),
          text: t(session.order ? 'designer.leave.textOrder' : 'designer.leave.text'),
          stay: t('designer.leave.stay'),
          go: t('designer.leave.go'),
        }}
      />
    </SessionContext>
  );
}

function FreeGroup() {
  const t = useTexts(groupsTexts);
  return (
    <FormSection level="h2" title={t('designerForm.free.title')} text={t('designerForm.free.text')}>
      <FreeFields side="front" />
      <FreeFields side="back" />
    </FormSection>
  );
}

function DesignTrouble() {
  const t = useTexts(designerTexts);
  const { saving } = useDesignerSession();
  const state = useSaveState();
  if (state.kind !== 'failed') return null;
  const retry = (
    <Button size="sm" variant="outline" onClick={() => void saving.flush()}>
      {t('designer.save.retry')}
    </Button>
  );
  return (
    <SaveErrorNotice className={styles.saveError} title={t('designer.saveError.title')} action={retry}>
      <p>{state.message}</p>
      <p>{t('designer.saveError.savedLocally')}</p>
    </SaveErrorNotice>
  );
}

function DesignerNotices({ isRestored, onRestoredRead }: { isRestored: boolean; onRestoredRead: () => void }) {
  const t = useTexts(designerTexts);
  const { order, first } = useDesignerSession();
  const change = useChange();
  const discard = () => {
    change(undefined, () => first);
    onRestoredRead();
  };
  if (!order && !isRestored) return null;
  return (
    <Stack gap={3}>
      {order && (
        <Notice isStacked icon={MessageSquareWarning} tone="warn" title={t('designer.asked.title')}>
          <p dir="auto">{order.reason ?? t('designer.asked.noReason')}</p>
        </Notice>
      )}
      {isRestored && (
        <RestoredNotice
          texts={{
            title: t('designer.restored.title'),
            text: t('designer.restored.text'),
            dismiss: t('designer.restored.dismiss'),
            discard: t('designer.restored.discard'),
          }}
          onDismiss={onRestoredRead}
          onDiscard={discard}
        />
      )}
    </Stack>
  );
}

function PicturesGroup() {
  const t = useTexts(groupsTexts);
  return (
    <FormSection level="h2" title={t('designerForm.pictures.title')}>
      <Grid columns={1} wideColumns={2} gap={4} align="start">
        <PictureSlot name="logo" label={t('designerForm.pictures.logo')} />
        <PictureSlot name="picture" label={t('designerForm.pictures.picture')} />
      </Grid>
    </FormSection>
  );
}

function PictureSlot({ name, label }: { name: 'logo' | 'picture'; label: string }) {
  const change = useChange();
  const file = useDesign((design) => design[name]);
  return (
    <Stack gap={2} shrink id={fieldId(name)}>
      <PictureField
        label={label}
        value={file === null ? undefined : { file, alt: {} }}
        onChange={(picture) => change(undefined, inDesign({ [name]: picture?.file ?? null }))}
      />
      <FieldWarnings field={name} />
    </Stack>
  );
}
