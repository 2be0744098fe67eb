import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SearchField } from '#ui/controls/search-field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { listTexts } from '../list-texts.ts';
import styles from './filter-bar.module.css';

interface AddressFilter<Filter extends object> {
  readonly read: (search: URLSearchParams) => Filter;
  readonly hrefOf: (filter: Filter) => string;
  /** Where a search changes more than its own words. */
  readonly search?: (filter: Filter, q: string) => Filter;
}

function changed<Filter extends object>(filter: Filter, name: keyof Filter, value: string): Filter {
  const { [name]: _, ...rest } = filter;
  return (value ? { ...rest, [name]: value } : rest) as Filter;
}

/**
 * A filter in the address, and the ways to change it: for lists that take of an address what makes sense, where
 * `useListParams` leaves that to the server. Takes an object that stays the same.
 */
export function useAddressFilter<Filter extends object>(address: AddressFilter<Filter>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = address.read(search);
  // A search is still on its way while the filter changes: it must meet what is true then.
  const latest = useRef(filter);
  latest.current = filter;
  const show = useCallback(
    (next: Filter, replace = false) => void navigate(address.hrefOf(next), { replace, preventScrollReset: true }),
    [navigate, address],
  );
  const change = useCallback(
    (name: keyof Filter & string, value: string, replace = name === 'q') => {
      const now = latest.current;
      const next = name === 'q' ? address.search?.(now, value) : undefined;
      show(next ?? changed(now, name, value), replace);
    },
    [show, address],
  );
  // What was typed into the search goes with the filter.
  const [resets, setResets] = useState(0);
  const reset = (next: Filter) => {
    setResets(resets + 1);
    show(next);
  };
  return { filter, show, change, reset, resets };
}

interface FilterChoice<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** That it narrows nothing. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

interface FilterBarProps<Filter extends object> {
  filter: Filter & { readonly q?: string | undefined };
  search: { readonly label: string; readonly placeholder: string; readonly maxLength: number };
  choices: readonly FilterChoice<keyof Filter & string>[];
  /** Stays the same function while the page is there. */
  onChange: (name: (keyof Filter & string) | 'q', value: string) => void;
  /** What else the list is narrowed to. */
  children?: ReactNode;
}

/** Over a list: a search and a few choices in one line. */
export function FilterBar<Filter extends object>(props: FilterBarProps<Filter>) {
  const { filter, search, choices, onChange, children } = props;
  const t = useTexts(listTexts);
  const searchFor = useCallback((q: string) => onChange('q', q), [onChange]);
  return (
    <Grid as="search" columns={2} gap={2} className={styles.filters}>
      <SearchField {...search} value={filter.q ?? ''} clearLabel={t('adminList.search.clear')} onSearch={searchFor} />
      {choices.map(({ name, label, all, options }) => (
        <Select
          key={name}
          aria-label={label}
          value={String(filter[name] ?? '')}
          onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        >
          <option value="">{all}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ))}
      {children}
    </Grid>
  );
}
