import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { listTexts } from '../list-texts.ts';
import { CsvButton } from './csv-button.tsx';
import { useListParams } from './list-params.ts';
import styles from './list-tools.module.css';

interface ListToolsProps {
  search?: { readonly label: string };
  /** Filters. */
  children?: ReactNode;
  csv?: { readonly path: string; readonly name: string };
}

const maxLength = 80;
/** Parameters that are not filters or have their own field. */
const nonFilterParams = new Set(['q', 'after', 'sort', 'direction', 'tab']);

/** The tools above a list: search, filters and CSV download. */
export function ListTools({ search, children, csv }: ListToolsProps) {
  const t = useTexts(listTexts);
  const params = useListParams();
  const id = useId();
  // Collapsed on a phone, where the filters would push the list off the screen; open if the URL contains filters.
  const [isOpen, setIsOpen] = useState(() => Object.keys(params.all()).some((name) => !nonFilterParams.has(name)));
  const { set } = params;
  const searchFor = useCallback((q: string) => set({ q: q || undefined }), [set]);
  return (
    <Row as="search" wrap align="end" gap={3} aria-label={t('adminList.filters')}>
      {search && (
        <div className={styles.search}>
          <SearchField
            value={params.get('q') ?? ''}
            label={search.label}
            placeholder={search.label}
            clearLabel={t('adminList.search.clear')}
            maxLength={maxLength}
            onSearch={searchFor}
          />
        </div>
      )}
      {children && (
        <>
          <div className={styles.more}>
            <Button
              variant="outline"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              <SlidersHorizontal aria-hidden="true" />
              {t('adminList.filters')}
            </Button>
          </div>
          <div className={styles.filters} id={id} data-open={isOpen}>
            {children}
          </div>
        </>
      )}
      {csv && (
        <div className={styles.csv}>
          <CsvButton {...csv} />
        </div>
      )}
    </Row>
  );
}
