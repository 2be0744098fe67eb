import { ArrowDown, ArrowUp, ChevronsUpDown, type LucideIcon, SearchX } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import {
  EmptyCard,
  EmptyState,
  QueryContent,
  QueryFailure,
  type QueryResult,
  Skeleton,
  SkeletonGroup,
} from '#ui/feedback/query-content.tsx';
import { Card, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { SelectionBox } from '#ui/lists/selection.tsx';
import { Table, TableCell, TableHead } from '#ui/lists/table.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { ShortText } from '#ui/text/short-text.tsx';
import { listTexts } from '../list-texts.ts';
import styles from './admin-list.module.css';
import { type AdminListProps, useListParams, useListSort } from './list-params.ts';

interface SortHeadProps {
  sort: string;
  numeric: boolean | undefined;
  isText: boolean | undefined;
  defaultSort: AdminListProps<never>['defaultSort'];
  children: ReactNode;
}

const sortIcons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown } as const;
const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

const reversed = { asc: 'desc', desc: 'asc' } as const;

/** Sorts by its column; a second click reverses the order. */
function SortHead({ sort, numeric, isText, defaultSort, children }: SortHeadProps) {
  const params = useListParams();
  const chosen = useListSort(defaultSort);
  const order = chosen.sort === sort ? chosen.direction : 'none';
  const SortIcon = sortIcons[order];
  const first = isText ? 'asc' : 'desc';
  const flip = () => params.set({ sort, direction: order === 'none' ? first : reversed[order] });
  return (
    <TableHead numeric={numeric ?? false} aria-sort={ariaSort[order]}>
      <button type="button" className={styles.sort} onClick={flip}>
        {children}
        <SortIcon size={14} aria-hidden="true" />
      </button>
    </TableHead>
  );
}

/** A click on the row itself, not for something else in it, nor the end of a selection. */
function isOnRow(event: MouseEvent<HTMLTableRowElement>): boolean {
  const { target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof Element)) return false;
  // A dialog that a cell opens lies elsewhere on the page.
  if (!currentTarget.contains(target) || target.closest('a, button, input, select, label, summary')) return false;
  return getSelection()?.isCollapsed !== false;
}

/** A click beside the row's link, which the keyboard has, follows it too. */
function followRow(event: MouseEvent<HTMLTableRowElement>): void {
  if (isOnRow(event)) event.currentTarget.querySelector<HTMLElement>(`.${styles.link}`)?.click();
}

type ListTableProps<Row> = Omit<AdminListProps<Row>, 'query' | 'empty'> & { rows: readonly Row[] };

/** A table; on a phone each row is a card with labelled values. */
function ListTable<Row>(props: ListTableProps<Row>) {
  const t = useTexts(listTexts);
  const { caption, rows, columns, keyOf, hrefOf, onOpen, defaultSort, selection } = props;
  return (
    <Table className={styles.table} caption={caption} hideCaption>
      <thead className={styles.heads}>
        <tr>
          {selection && <PickAllHead selection={selection} count={rows.length} />}
          {columns.map(({ id, head, sort, numeric, isText }) =>
            sort ? (
              <SortHead key={id} sort={sort} numeric={numeric} isText={isText} defaultSort={defaultSort}>
                {head}
              </SortHead>
            ) : (
              <TableHead key={id} numeric={numeric ?? false}>
                {head}
              </TableHead>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={keyOf(row, index)}
            className={styles.row}
            {...(hrefOf?.(row) && { 'data-linked': true, onClick: followRow })}
            {...(onOpen && {
              'data-linked': true,
              onClick: (event: MouseEvent<HTMLTableRowElement>) => isOnRow(event) && onOpen(row),
            })}
          >
            {selection && (
              <TableCell className={styles.pick}>
                <SelectionBox
                  id={Number(keyOf(row, index))}
                  isPicked={selection.picked.has(Number(keyOf(row, index)))}
                  onPick={selection.pick}
                  label={t('adminList.mark', { name: selection.nameOf(row) })}
                />
              </TableCell>
            )}
            {columns.map((column) => (
              <TableCell
                key={column.id}
                className={column.isMain ? styles.main : styles.cell}
                numeric={column.numeric ?? false}
              >
                {!column.isMain && (
                  <span className={styles.name} aria-hidden="true">
                    {column.head}
                  </span>
                )}
                <CellContent content={column.cell(row)} href={column.isMain ? hrefOf?.(row) : undefined} />
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type Selection = NonNullable<AdminListProps<never>['selection']>;

function PickAllHead({ selection, count }: { selection: Pick<Selection, 'picked' | 'pickAll'>; count: number }) {
  const t = useTexts(listTexts);
  return (
    <TableHead>
      <Checkbox
        checked={count > 0 && selection.picked.size === count}
        onChange={({ currentTarget }) => selection.pickAll(currentTarget.checked)}
        aria-label={t('adminList.markAll')}
      />
    </TableHead>
  );
}

function CellContent({ content, href }: { content: ReactNode; href: string | undefined }) {
  if (!href) return <div className={styles.content}>{content}</div>;
  return (
    <Link className={styles.link} to={href}>
      {content}
    </Link>
  );
}

const rows = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function ListSkeleton({ columns }: { columns: number }) {
  const t = useTexts(listTexts);
  const cells = rows.slice(0, Math.min(columns, 5));
  return (
    <Card className={styles.card ?? ''}>
      <SkeletonGroup label={t('adminList.loading')}>
        {rows.map((row) => (
          <Grid key={row} align="center" gap={6} className={styles.waiting}>
            {cells.map((cell) => (
              <Skeleton key={cell} />
            ))}
          </Grid>
        ))}
      </SkeletonGroup>
    </Card>
  );
}

const notFilters = new Set(['after', 'sort', 'direction', 'tab']);

/** A cursor-paginated list, fast at any length: each page starts where the last one ended. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { caption, query, empty } = props;
  const t = useTexts(listTexts);
  const params = useListParams();
  const { data, error, refetch, isPlaceholderData } = query;
  if (!data && error)
    return <QueryFailure error={error} failed={t('adminList.failed')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton columns={props.columns.length} />;
  if (data.rows.length > 0 || params.get('after'))
    return (
      <Stack shrinkItems gap={3} className={styles.full} aria-busy={isPlaceholderData}>
        <Card className={styles.card ?? ''}>
          <ListTable {...props} rows={data.rows} caption={caption} />
        </Card>
        <ListPager next={data.next} />
      </Stack>
    );
  const filters = Object.keys(params.all()).filter((name) => !notFilters.has(name));
  return (
    <Card>
      {filters.length ? (
        <EmptyState icon={empty.icon} title={t('adminList.nothing.title')} action={<ClearButton names={filters} />}>
          {t('adminList.nothing.text')}
        </EmptyState>
      ) : (
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
    </Card>
  );
}

function ClearButton({ names }: { names: readonly string[] }) {
  const t = useTexts(listTexts);
  const params = useListParams();
  return (
    <Button variant="outline" onClick={() => params.set(Object.fromEntries(names.map((name) => [name, undefined])))}>
      {t('adminList.nothing.clear')}
    </Button>
  );
}

/** Next page, or back to the first; the previous page is the browser's "back". */
function ListPager({ next }: { next: string | null }) {
  const t = useTexts(listTexts);
  const params = useListParams();
  const isFirst = !params.get('after');
  if (isFirst && next === null) return null;
  const goTo = (after: string | undefined) => {
    params.set({ after });
    window.scrollTo(0, 0);
  };
  return (
    <Row as="nav" justify="between" gap={2} aria-label={t('adminList.pages.label')}>
      <Button variant="ghost" size="sm" disabled={isFirst} onClick={() => goTo(undefined)}>
        {t('adminList.pages.first')}
      </Button>
      <Button variant="outline" size="sm" disabled={next === null} onClick={() => goTo(next ?? undefined)}>
        {t('adminList.pages.next')}
        <ChevronForward size={18} aria-hidden="true" />
      </Button>
    </Row>
  );
}

interface ListStatesProps {
  query: QueryResult<unknown>;
  isEmpty: boolean;
  /** Title of the error card. */
  failed: string;
  /** Shown while loading. */
  waiting: ReactNode;
  /** Shown when there are no rows at all. */
  none: { readonly icon: LucideIcon; readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** Shown when no row matches the filter. */
  nothing?: { readonly title: string; readonly text: string; readonly clear: string };
  isNarrowed?: boolean;
  onClear?: () => void;
  children: ReactNode;
}

/** A list that is not a table, or its loading, error or empty state. */
export function ListStates(props: ListStatesProps) {
  const { query, failed, waiting, isEmpty, children } = props;
  return (
    <QueryContent query={query} failed={failed} skeleton={waiting}>
      {() => (isEmpty ? <EmptyList {...props} /> : children)}
    </QueryContent>
  );
}

function EmptyList({ none, nothing, isNarrowed, onClear }: ListStatesProps) {
  if (!isNarrowed || !nothing)
    return (
      <EmptyCard icon={none.icon} title={none.title} action={none.action}>
        {none.text}
      </EmptyCard>
    );
  const clear = (
    <Button variant="outline" onClick={onClear}>
      {nothing.clear}
    </Button>
  );
  return (
    <EmptyCard icon={SearchX} tone="quiet" title={nothing.title} action={clear}>
      {nothing.text}
    </EmptyCard>
  );
}

interface CellTextsProps {
  name: string;
  /** Where the name alone is a link. */
  href?: string | undefined;
  /** Beside the name. */
  badge?: ReactNode;
  /** Lines below the name. */
  children?: ReactNode;
}

/** The name of a person or a thing in a cell, on two lines if it must, and notes below it. */
export function CellTexts({ name, href, badge, children }: CellTextsProps) {
  const text = <ShortText text={name} />;
  return (
    <Stack as="span" align="start" shrinkItems className={styles.texts}>
      <Row as="span" align="center" gap={2} className={styles.nameLine}>
        {href ? (
          <Link className={styles.nameLink} to={href}>
            {text}
          </Link>
        ) : (
          text
        )}
        {badge}
      </Row>
      {children}
    </Stack>
  );
}

/**
 * A secondary line below the name in a cell, truncated at the column's width; its title is the whole. URLs and codes are `isLatin`:
 * left-to-right in either language.
 */
export function CellNote({ isLatin = false, children }: { isLatin?: boolean; children: ReactNode }) {
  const title = typeof children === 'string' && { title: children };
  const Tag = isLatin ? 'bdi' : 'span';
  return (
    <Tag className={styles.note} {...(isLatin && { dir: 'ltr' })} {...title}>
      {children}
    </Tag>
  );
}
