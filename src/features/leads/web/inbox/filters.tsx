import { useCallback, useRef, useState } from 'react';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { Select } from '#ui/choices/select.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { LeadFilter } from '../../contract.ts';
import { inboxTexts } from '../inbox-texts.ts';
import type { ProfileOption } from '../state/use-own-profiles.ts';
import { daysOf, isTimeRange, rangeOf, timeRanges } from '../state/view.ts';
import styles from './inbox.module.css';

interface FiltersProps {
  filter: LeadFilter;
  profiles: readonly ProfileOption[];
  onFilter: (filter: LeadFilter, replace?: boolean) => void;
}

export function Filters({ filter, profiles, onFilter }: FiltersProps) {
  const t = useTexts(inboxTexts);
  const latest = useRef(filter);
  latest.current = filter;
  const search = useCallback(
    (q: string) => {
      const { q: _, ...rest } = latest.current;
      onFilter(q ? { ...rest, q } : rest, true);
    },
    [onFilter],
  );
  const chooseProfile = (value: string) => {
    const { profileId: _, ...rest } = filter;
    onFilter(value ? { ...rest, profileId: Number(value) } : rest);
  };
  return (
    <Grid as="search" columns={2} gap={2} className={styles.filters}>
      <SearchField
        value={filter.q ?? ''}
        label={t('inbox.searchLabel')}
        placeholder={t('inbox.search')}
        clearLabel={t('inbox.clearSearch')}
        maxLength={100}
        onSearch={search}
      />
      {(profiles.length > 1 || filter.profileId !== undefined) && (
        <Select
          aria-label={t('inbox.profile')}
          value={filter.profileId ?? ''}
          onChange={({ currentTarget }) => chooseProfile(currentTarget.value)}
        >
          <option value="">{t('inbox.allProfiles')}</option>
          {profiles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || t('inbox.profileUntitled')}
            </option>
          ))}
        </Select>
      )}
      <TimeFilter filter={filter} onFilter={onFilter} />
    </Grid>
  );
}

interface TimeFilterProps {
  filter: LeadFilter;
  onFilter: (filter: LeadFilter, replace?: boolean) => void;
}

/** Preset ranges or a custom one; dates are in Israel time. */
function TimeFilter({ filter, onFilter }: TimeFilterProps) {
  const t = useTexts(inboxTexts);
  const today = dateInIsrael(new Date());
  const { from, to, ...rest } = filter;
  const [isOwn, setIsOwn] = useState(false);
  const written = rangeOf({ ...(from && { from }), ...(to && { to }) }, today);
  const range = isOwn ? 'own' : written;
  const choose = (value: string) => {
    if (!isTimeRange(value)) return;
    setIsOwn(value === 'own');
    if (value !== 'own') onFilter({ ...rest, ...daysOf(value, today) });
  };
  const setDay = (name: 'from' | 'to', value: string) => {
    setIsOwn(true);
    const { [name]: _, ...others } = filter;
    onFilter(value ? { ...others, [name]: value } : others, true);
  };
  return (
    <>
      <Select
        aria-label={t('inbox.time.label')}
        value={range}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {timeRanges.map((one) => (
          <option key={one} value={one}>
            {t(`inbox.time.${one}`)}
          </option>
        ))}
      </Select>
      {range === 'own' && (
        <Grid columns={2} gap={2} className={styles.days}>
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} label={t(`inbox.time.${name}`)}>
              <Input
                type="date"
                value={filter[name] ?? ''}
                max={name === 'from' ? (to ?? today) : today}
                {...(name === 'to' && from && { min: from })}
                onChange={({ currentTarget }) => setDay(name, currentTarget.value)}
              />
            </Field>
          ))}
        </Grid>
      )}
    </>
  );
}
