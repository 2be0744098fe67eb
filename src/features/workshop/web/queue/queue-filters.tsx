import { useCallback, useRef } from 'react';
import { type Material, materials } from '#features/physical-cards/design/design.ts';
import { type Delivery, deliveries } from '#features/physical-cards/prices.ts';
import { Grid } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { workshopLabelTexts } from '../label-texts.ts';
import styles from '../components/filters.module.css';
import { queueTexts } from '../queue-texts.ts';
import { type QueueFilter, withSearch } from '../state/queue-view.ts';

interface QueueFiltersProps {
  filter: QueueFilter;
  onFilter: (filter: QueueFilter, replace?: boolean) => void;
}

export function QueueFilters({ filter, onFilter }: QueueFiltersProps) {
  const t = useTexts(queueTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const latest = useRef(filter);
  latest.current = filter;
  const search = useCallback((q: string) => onFilter(withSearch(latest.current, q), true), [onFilter]);
  const { material: _, ...noMaterial } = filter;
  const { delivery: __, ...noDelivery } = filter;
  return (
    <Grid as="search" columns={2} gap={2} className={styles.filters}>
      <SearchField
        value={filter.q ?? ''}
        label={t('workshopQueue.searchLabel')}
        placeholder={t('workshopQueue.search')}
        clearLabel={tLabels('workshopWords.search.clear')}
        maxLength={80}
        onSearch={search}
      />
      <Select
        className={styles.choice}
        aria-label={t('workshopQueue.material')}
        value={filter.material ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilter(value ? { ...filter, material: value as Material } : noMaterial)
        }
      >
        <option value="">{t('workshopQueue.allMaterials')}</option>
        {materials.map((material) => (
          <option key={material} value={material}>
            {tLabels(`workshopWords.material.${material}`)}
          </option>
        ))}
      </Select>
      <Select
        className={styles.choice}
        aria-label={t('workshopQueue.delivery')}
        value={filter.delivery ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilter(value ? { ...filter, delivery: value as Delivery } : noDelivery)
        }
      >
        <option value="">{t('workshopQueue.allDeliveries')}</option>
        {deliveries.map((delivery) => (
          <option key={delivery} value={delivery}>
            {tLabels(`workshopWords.delivery.${delivery}`)}
          </option>
        ))}
      </Select>
    </Grid>
  );
}
