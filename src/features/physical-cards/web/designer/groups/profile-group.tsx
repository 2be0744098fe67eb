import { useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { Select } from '#ui/choices/select.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Caption } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import { Link } from '#ui/router.tsx';
import { startDesign } from '../../../design/start.ts';
import { copyingFrom } from '../state/draft.ts';
import { useChange, useDesign, useDesignerSession, useDraft } from '../state/use-design.ts';
import { groupsTexts } from './groups-texts.ts';

export function ProfileGroup() {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const { profiles, order } = useDesignerSession();
  const profileId = useDraft((draft) => draft.profileId);
  const [chosenProfile, setChosenProfile] = useState<Profile>();
  const chosen = profiles.find(({ id }) => id === profileId);
  const nameOf = (profile: Profile) => {
    const name = nameOfProfile(profile) || t('designerForm.profile.untitled');
    return profile.status === 'draft' ? t('designerForm.profile.draft', { name }) : name;
  };
  const choose = (id: number) => {
    const profile = profiles.find((one) => one.id === id);
    if (!profile || id === profileId) return;
    change(undefined, (draft) => ({ ...draft, profileId: id }));
    setChosenProfile(profile);
  };
  return (
    <FormSection level="h2" title={t('designerForm.profile.title')}>
      <Field
        label={t('designerForm.profile.label')}
        hint={t(order ? 'designerForm.profile.fixed' : 'designerForm.profile.hint')}
        error={!chosen && !order ? t('designerForm.profile.missing') : undefined}
      >
        <Select
          disabled={order !== undefined}
          value={chosen?.id ?? ''}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          {...(!chosen && { placeholder: order?.profileName ?? t('designerForm.profile.choose') })}
        >
          {profiles.map((profile) => (
            <option key={profile.id} value={profile.id}>
              {nameOf(profile)}
            </option>
          ))}
        </Select>
      </Field>
      {chosen?.status === 'draft' && (
        <Caption>
          {t('designerForm.profile.unpublished')}{' '}
          <Link to={`/editor/${chosen.id}`}>{t('designerForm.profile.publish')}</Link>
        </Caption>
      )}
      <CopyFromProfileDialog profile={chosenProfile} onClose={() => setChosenProfile(undefined)} />
    </FormSection>
  );
}

interface CopyFromProfileDialogProps {
  /** The newly selected profile. */
  profile: Profile | undefined;
  onClose: () => void;
}

/** After a change of profile, offers to copy its texts and colours; the user may prefer those on the card. */
function CopyFromProfileDialog({ profile, onClose }: CopyFromProfileDialogProps) {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const material = useDesign((design) => design.material);
  const applyProfile = () => {
    if (profile) change(undefined, copyingFrom(startDesign(profile.document, material)));
  };
  return (
    <AlertDialog open={profile !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {profile && (
        <AlertDialogContent
          title={t('designerForm.profile.copy.title')}
          description={t('designerForm.profile.copy.text', {
            name: nameOfProfile(profile) || t('designerForm.profile.untitled'),
          })}
          confirm={t('designerForm.profile.copy.yes')}
          cancel={t('designerForm.profile.copy.no')}
          onConfirm={applyProfile}
        />
      )}
    </AlertDialog>
  );
}
