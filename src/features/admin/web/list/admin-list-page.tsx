import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { listOf } from '#base/admin-list.ts';
import type { CallAnswer, Endpoint } from '#base/endpoint.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Translator } from '#i18n/translator.ts';
import { useSelection } from '#ui/lists/selection.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { adminListQuery, type ListParamValues } from '../admin-queries.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { useMayChange } from '../frame/staff-access.tsx';
import { AdminList } from './admin-list.tsx';
import { type AdminListProps, type BulkBarProps, type ListColumn, useListParams, useListSort } from './list-params.ts';
import { ListTools } from './list-tools.tsx';

type ListEndpoint<Row extends z.ZodType> = Endpoint<
  string,
  z.ZodUndefined,
  z.ZodType,
  z.ZodUndefined,
  ReturnType<typeof listOf<Row>>
>;

interface ListCopy {
  /** The page's title; a list within a page has none. */
  readonly title?: string;
  readonly lead?: string;
  /** The lead in another order, if the lead names the default one. */
  readonly sortedLead?: string;
  /** Names the table for screen readers. */
  readonly caption: string;
  /** Absent if the list has no search. */
  readonly search?: string;
  readonly empty: { readonly title: string; readonly text: string };
}

interface AdminListDefinition<Schema extends z.ZodType, T extends Texts, Row = z.output<Schema>> {
  readonly list: ListEndpoint<Schema>;
  readonly texts: T;
  readonly icon: LucideIcon;
  readonly copy: (t: Translator<T>) => ListCopy;
  /** A hook, because cells may need more than the texts. */
  readonly useColumns: (t: Translator<T>) => readonly ListColumn<Row>[];
  readonly filters?: (t: Translator<T>) => ReactNode;
  readonly csv?: { readonly endpoint: Pick<Endpoint, 'path'>; readonly fileName: (t: Translator<T>) => string };
  readonly keyOf: AdminListProps<Row>['keyOf'];
  readonly hrefOf?: (row: Row, query: ListParamValues) => string;
  readonly defaultSort?: NonNullable<AdminListProps<Row>['defaultSort']>;
  /** URL parameters that are not filters, such as an open detail beside the list. */
  readonly ownParams?: readonly string[];
  /** Names a row for a screen reader, where rows can be marked. */
  readonly nameOf?: (row: Row) => string;
  /** Polls the list while one of its rows is changing in the background. */
  readonly isUnderWay?: (row: Row) => boolean;
}

/** Declares an admin list; `AdminListPage` renders it. */
export const defineAdminList = <Schema extends z.ZodType, T extends Texts>(
  definition: AdminListDefinition<Schema, T>,
): AdminListDefinition<Schema, T> => definition;

interface SectionProps<Schema extends z.ZodType, T extends Texts> {
  list: AdminListDefinition<Schema, T>;
  /** Always part of the request and not of the URL: on the page of one row, which rows belong to it. */
  fixed?: Readonly<Record<string, string>>;
  /** Opens a row that has no address of its own. */
  onOpen?: (row: z.output<Schema>) => void;
  /** Of a higher feature: what can be done with marked rows. */
  Bulk?: ComponentType<BulkBarProps> | undefined;
}

/** A list with its tools, for a page with more than one list. */
export function AdminListSection<Schema extends z.ZodType, T extends Texts>(props: SectionProps<Schema, T>) {
  const { list, fixed, onOpen, Bulk } = props;
  const t = useTexts(list.texts);
  const { caption, search, empty } = list.copy(t);
  const { hrefOf, defaultSort, isUnderWay, csv } = list;
  const own = new Set(list.ownParams);
  const inUrl = Object.entries(useListParams().all()).filter(([name]) => !own.has(name));
  const filter = { ...Object.fromEntries(inUrl), ...fixed };
  const follow = isUnderWay && (({ rows }: CallAnswer<ListEndpoint<Schema>>) => rows.some(isUnderWay));
  const query = useQuery(adminListQuery(useApi(), list.list, filter, { isUnderWay: follow }));
  const rows = (query.data as { rows: z.output<Schema>[] } | undefined)?.rows ?? [];
  const mayMark = useMayChange() && Bulk !== undefined;
  const selection = useSelection(mayMark ? rows.map((row, index) => Number(list.keyOf(row, index))) : []);
  const { after: _, tab: __, ...wanted } = filter;
  return (
    <>
      <ListTools
        {...(search !== undefined && { search: { label: search } })}
        {...(csv && { csv: { path: csv.endpoint.path, name: csv.fileName(t), ...(fixed && { query: filter }) } })}
      >
        {list.filters?.(t)}
      </ListTools>
      <AdminList
        caption={caption}
        query={query as AdminListProps<z.output<Schema>>['query']}
        columns={list.useColumns(t)}
        keyOf={list.keyOf}
        {...(hrefOf && { hrefOf: (row: z.output<Schema>) => hrefOf(row, filter) })}
        {...(mayMark && { selection: { ...selection, nameOf: list.nameOf ?? (() => '') } })}
        {...(onOpen && { onOpen })}
        {...(defaultSort && { defaultSort })}
        empty={{ icon: list.icon, ...empty }}
      />
      {mayMark && <Bulk ids={[...selection.picked]} filter={wanted} onClear={selection.clear} />}
    </>
  );
}

interface PageProps<Schema extends z.ZodType, T extends Texts> extends SectionProps<Schema, T> {
  /** Overrides the list's own lead. */
  lead?: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
  /** Rendered beside the list, such as a sheet with one of its rows. */
  children?: ReactNode;
}

/** A page that consists of one list. */
export function AdminListPage<Schema extends z.ZodType, T extends Texts>(props: PageProps<Schema, T>) {
  const { list, onOpen, Bulk, children, ...head } = props;
  const { title, caption, lead, sortedLead = lead } = list.copy(useTexts(list.texts));
  const { isDefault } = useListSort(list.defaultSort);
  const name = title ?? caption;
  usePageTitle(name);
  return (
    <AdminPage title={name} lead={isDefault ? lead : sortedLead} {...head}>
      <AdminListSection list={list} Bulk={Bulk} {...(onOpen && { onOpen })} />
      {children}
    </AdminPage>
  );
}
