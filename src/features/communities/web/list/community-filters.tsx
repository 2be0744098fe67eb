import { useCallback } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import type { CommunityField } from '../../domain.ts';
import type { CommunityFilter } from '../community-filter.ts';
import styles from './community-filters.module.css';
import { FieldChips } from './field-chips.tsx';
import { communitiesPageTexts } from './list-texts.ts';
import type { FilterChange } from './use-filter.ts';

interface CommunityFiltersProps {
  filter: CommunityFilter;
  fields: readonly CommunityField[];
  cities: readonly string[];
  onChange(change: FilterChange): void;
}

const longest = 100;

export function CommunityFilters({ filter, fields, cities, onChange }: CommunityFiltersProps) {
  const t = useTexts(communitiesPageTexts);
  const { field, city = '', q = '' } = filter;
  const search = useCallback((typed: string) => onChange({ q: typed }), [onChange]);
  // An address may name a city in the other language: it stays chosen as it is written.
  const choices = city && !cities.includes(city) ? [city, ...cities] : cities;
  return (
    <search className={styles.filters}>
      <div className={styles.row}>
        <SearchField
          value={q}
          label={t('communitiesPage.search.label')}
          placeholder={t('communitiesPage.search.placeholder')}
          clearLabel={t('communitiesPage.search.clear')}
          longest={longest}
          onSearch={search}
        />
        <Select
          className={styles.city}
          aria-label={t('communitiesPage.city')}
          value={city}
          placeholder={t('communitiesPage.everyCity')}
          onChange={({ currentTarget }) => onChange({ city: currentTarget.value })}
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </div>
      <FieldChips fields={fields} value={field} onChange={(next) => onChange({ field: next })} />
    </search>
  );
}
