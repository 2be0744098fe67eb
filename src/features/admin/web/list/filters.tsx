import { X } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Input } from '#ui/controls/field.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { Grid, Row, Stack, VisuallyHidden } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { listTexts } from '../list-texts.ts';
import { useListParams } from './list-params.ts';
import styles from './list-tools.module.css';

const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed) || typed === '';

/** A range of days, open at either end. */
export function FilterDates({ label }: { label: string }) {
  const t = useTexts(listTexts);
  const params = useListParams();
  const date = (name: 'from' | 'to') => (
    <Stack as="label" gap={1} tone="muted" size="xs" className={styles.filter}>
      {t(`adminList.${name}`)}
      <Input
        type="date"
        value={params.get(name) ?? ''}
        onChange={({ currentTarget: { value } }) => isDay(value) && params.set({ [name]: value || undefined })}
      />
    </Stack>
  );
  return (
    <Row as="fieldset" gap={3} shrink className={styles.dates} aria-label={label}>
      {date('from')}
      {date('to')}
    </Row>
  );
}

/** Shown if the URL restricts the list to one owner, as links from their page do; a click removes the filter. */
export function FilterOwner() {
  const t = useTexts(listTexts);
  const params = useListParams();
  const id = params.get('user');
  if (!id) return null;
  return (
    <Button variant="secondary" size="sm" onClick={() => params.set({ user: undefined })}>
      {t('adminList.owner.only')} <LatinText>{id}</LatinText>
      <X aria-hidden="true" />
      <VisuallyHidden>{t('adminList.owner.clear')}</VisuallyHidden>
    </Button>
  );
}

interface FilterSelectProps<Value extends string> {
  /** The name of the parameter in the URL and in the request. */
  name: string;
  label: string;
  /** Text of the option that does not filter. */
  all?: string;
  values: readonly Value[];
  text: (value: Value) => string;
}

export function FilterSelect<Value extends string>({ name, label, all, values, text }: FilterSelectProps<Value>) {
  const t = useTexts(listTexts);
  const params = useListParams();
  return (
    <Stack as="label" gap={1} tone="muted" size="xs" className={styles.filter}>
      {label}
      <Select
        value={params.get(name) ?? ''}
        onChange={({ currentTarget }) => params.set({ [name]: currentTarget.value || undefined })}
      >
        <option value="">{all ?? t('adminList.all')}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {text(value)}
          </option>
        ))}
      </Select>
    </Stack>
  );
}

interface FilterChoice<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Label of the option that does not filter. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

interface FilterBarProps<Filter extends object> {
  filter: Filter & { readonly q?: string | undefined };
  search: { readonly label: string; readonly placeholder: string; readonly maxLength: number };
  choices: readonly FilterChoice<keyof Filter & string>[];
  /** Must be stable across renders. */
  onChange: (name: (keyof Filter & string) | 'q', value: string) => void;
  /** Further active filters. */
  children?: ReactNode;
}

/** A search field and a few selects above a list, in one row on wide screens. */
export function FilterBar<Filter extends object>(props: FilterBarProps<Filter>) {
  const { filter, search, choices, onChange, children } = props;
  const t = useTexts(listTexts);
  const searchFor = useCallback((q: string) => onChange('q', q), [onChange]);
  return (
    <Grid as="search" columns={2} gap={2} align="end" className={styles.bar}>
      <SearchField {...search} value={filter.q ?? ''} clearLabel={t('adminList.search.clear')} onSearch={searchFor} />
      {choices.map(({ name, label, all, options }) => (
        <Stack as="label" key={name} gap={1} tone="muted" size="xs" shrinkItems>
          {label}
          <Select
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
        </Stack>
      ))}
      {children}
    </Grid>
  );
}
