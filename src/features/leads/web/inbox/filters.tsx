import { useCallback, useRef } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import type { LeadFilter } from '../../contract.ts';
import { inboxTexts } from '../inbox-texts.ts';
import type { OwnCard } from '../state/use-own-cards.ts';
import styles from './filters.module.css';
import { TimeFilter } from './time-filter.tsx';

interface FiltersProps {
  filter: LeadFilter;
  cards: readonly OwnCard[];
  onFilter: (filter: LeadFilter, replace?: boolean) => void;
}

export function Filters({ filter, cards, onFilter }: FiltersProps) {
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
  const chooseCard = (value: string) => {
    const { profileId: _, ...rest } = filter;
    onFilter(value ? { ...rest, profileId: Number(value) } : rest);
  };
  return (
    <search className={styles.filters}>
      <SearchField
        value={filter.q ?? ''}
        label={t('inbox.searchLabel')}
        placeholder={t('inbox.search')}
        clearLabel={t('inbox.clearSearch')}
        longest={100}
        onSearch={search}
      />
      {(cards.length > 1 || filter.profileId !== undefined) && (
        <Select
          className={styles.choice}
          aria-label={t('inbox.card')}
          value={filter.profileId ?? ''}
          onChange={({ currentTarget }) => chooseCard(currentTarget.value)}
        >
          <option value="">{t('inbox.allCards')}</option>
          {cards.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || t('inbox.cardUntitled')}
            </option>
          ))}
        </Select>
      )}
      <TimeFilter filter={filter} onFilter={onFilter} />
    </search>
  );
}
