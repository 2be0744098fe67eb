import { X } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { tagStates } from '#features/tags/domain.ts';
import { Button } from '#ui/button.tsx';
import { Grid } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { workshopLabelTexts } from '../label-texts.ts';
import styles from '../components/filters.module.css';
import type { StockFilter } from '../state/stock-view.ts';
import { stockTexts } from '../stock-texts.ts';

interface StockFiltersProps {
  filter: StockFilter;
  onFilter: (filter: StockFilter, replace?: boolean) => void;
}

/** A batch is chosen where it is named, and left here. */
export function StockFilters({ filter, onFilter }: StockFiltersProps) {
  const t = useTexts(stockTexts);
  const tLabels = useTexts(workshopLabelTexts);
  // A search is still on its way while the filter changes: it must meet what is true then.
  const latest = useRef({ filter, onFilter });
  latest.current = { filter, onFilter };
  const change = useCallback((name: keyof StockFilter, value: string) => {
    const { [name]: _, ...rest } = latest.current.filter;
    latest.current.onFilter(value ? { ...rest, [name]: value } : rest, name !== 'state');
  }, []);
  const search = useCallback((q: string) => change('q', q), [change]);
  return (
    <Grid as="search" columns={2} gap={2} className={styles.filters}>
      <SearchField
        value={filter.q ?? ''}
        label={t('workshopStock.searchLabel')}
        placeholder={t('workshopStock.search')}
        clearLabel={tLabels('workshopWords.search.clear')}
        maxLength={80}
        onSearch={search}
      />
      <Select
        className={styles.choice}
        aria-label={t('workshopStock.state')}
        value={filter.state ?? ''}
        onChange={({ currentTarget }) => change('state', currentTarget.value)}
      >
        <option value="">{t('workshopStock.allStates')}</option>
        {tagStates.map((state) => (
          <option key={state} value={state}>
            {tLabels(`workshopWords.tagState.${state}`)}
          </option>
        ))}
      </Select>
      {filter.batch && (
        <Button
          className={styles.picked ?? ''}
          variant="secondary"
          onClick={() => change('batch', '')}
          aria-label={t('workshopStock.leaveBatch', { batch: filter.batch })}
        >
          <bdi>{filter.batch}</bdi>
          <X aria-hidden="true" />
        </Button>
      )}
      {filter.owner && (
        <Button
          className={styles.picked ?? ''}
          variant="secondary"
          onClick={() => change('owner', '')}
          aria-label={t('workshopStock.leaveOwner', { id: filter.owner })}
        >
          {t('workshopStock.ofOwner', { id: filter.owner })}
          <X aria-hidden="true" />
        </Button>
      )}
    </Grid>
  );
}
