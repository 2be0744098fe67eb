import { LayoutGrid } from 'lucide-react';
import { useCallback } from 'react';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { useTexts } from '#ui/locale.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import type { CommunityField } from '../../domain.ts';
import { communityFieldsTexts } from '../../field-texts.ts';
import type { CommunityFilter } from '../community-filter.ts';
import { fieldIcons } from '../parts/field-icons.ts';
import styles from './community-filters.module.css';
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

interface FieldChipsProps {
  fields: readonly CommunityField[];
  value: CommunityField | undefined;
  onChange(value: CommunityField | undefined): void;
}

function FieldChips({ fields, value, onChange }: FieldChipsProps) {
  const t = useTexts(communitiesPageTexts);
  const names = useTexts(communityFieldsTexts);
  const every = { value: '', label: t('communitiesPage.everyField'), icon: LayoutGrid } as const;
  const each = fields.map((field) => ({
    value: field,
    label: names(`communityFields.${field}`),
    icon: fieldIcons[field],
  }));
  return (
    <ChoiceChips<CommunityField | ''>
      label={t('communitiesPage.fields')}
      choices={[every, ...each]}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}
