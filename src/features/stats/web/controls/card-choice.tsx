import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import { statsTexts } from '../stats-texts.ts';
import styles from './controls.module.css';

interface CardChoiceProps {
  profiles: readonly Profile[];
  profileId: number | undefined;
  onChoose: (profileId: number | undefined) => void;
}

const all = 'all';

export function CardChoice({ profiles, profileId, onChoose }: CardChoiceProps) {
  const t = useTexts(statsTexts);
  return (
    <div className={styles.card}>
      <Select
        aria-label={t('statsPage.card')}
        value={String(profileId ?? all)}
        onChange={({ target }) => onChoose(target.value === all ? undefined : Number(target.value))}
      >
        <option value={all}>{t('statsPage.allCards')}</option>
        {profiles.map((profile) => (
          <option key={profile.id} value={profile.id}>
            {nameOfProfile(profile) || t('statsPage.untitled')}
          </option>
        ))}
      </Select>
    </div>
  );
}
