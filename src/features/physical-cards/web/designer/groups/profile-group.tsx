import { useState } from 'react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import { useDesignerSession } from '../state/session-context.ts';
import { useChange, useDraft } from '../state/use-design.ts';
import styles from './group.module.css';
import { Group } from './group.tsx';
import { groupsTexts } from './groups-texts.ts';
import { TakeOverDialog } from './take-over-dialog.tsx';

export function ProfileGroup() {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const { profiles, order } = useDesignerSession();
  const profileId = useDraft((draft) => draft.profileId);
  const [taken, setTaken] = useState<Profile>();
  const chosen = profiles.find(({ id }) => id === profileId);
  const nameOf = (profile: Profile) => {
    const name = nameOfProfile(profile) || t('designerForm.profile.untitled');
    return profile.status === 'draft' ? t('designerForm.profile.draft', { name }) : name;
  };
  const choose = (id: number) => {
    const profile = profiles.find((one) => one.id === id);
    if (!profile || id === profileId) return;
    change(undefined, (draft) => ({ ...draft, profileId: id }));
    setTaken(profile);
  };
  return (
    <Group title={t('designerForm.profile.title')}>
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
        <p className={styles.small}>
          {t('designerForm.profile.unpublished')}{' '}
          <Link to={`/editor/${chosen.id}`}>{t('designerForm.profile.publish')}</Link>
        </p>
      )}
      <TakeOverDialog profile={taken} onClose={() => setTaken(undefined)} />
    </Group>
  );
}
