import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { csvEndpoint, listEndpoint, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId } from '#base/schemas.ts';
import { texts } from '#i18n/texts.ts';
import { translator } from '#i18n/translator.ts';
import { createApi } from '#web-kit/api/api-client.tsx';
import { adminDetailQuery, adminKeys, adminListQuery } from '../admin-queries.ts';
import { AdminDetailPage } from '../detail/admin-detail-page.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';
import { AdminListPage, AdminListSection, defineAdminList } from './admin-list-page.tsx';
import { FilterSelect } from './filters.tsx';

const person = z.object({ id: z.number(), name: z.string(), state: z.enum(['here', 'leaving']) });
type Person = z.output<typeof person>;
const query = z.object(listQuery);
const list = listEndpoint({ access: 'admin:users', path: '/api/admin/people', summary: 'People', query, row: person });
const csv = csvEndpoint({ access: 'admin:users', path: '/api/admin/people.csv', summary: 'People, as a file', query });
const find = endpoint({
  ...({
    method: 'GET',
    path: '/api/admin/people/:id',
    access: 'admin:users',
    summary: 'Somebody',
    params: byId,
  } as const),
  answer: person,
});

const peopleTexts = texts('people', {
  title: ['אנשים', 'People'],
  states: { here: ['כאן', 'Here'], leaving: ['בדרך החוצה', 'Leaving'] },
});

const people = defineAdminList({
  list,
  texts: peopleTexts,
  icon: UserRound,
  copy: (t) => ({
    title: t('people.title'),
    lead: 'Everybody',
    caption: 'A table of people',
    search: 'A name',
    empty: { title: 'Nobody yet', text: 'They will come.' },
  }),
  csv: { endpoint: csv, fileName: () => 'people.csv' },
  keyOf: ({ id }) => id,
  ownParams: ['open'],
  hrefOf: ({ id }, filter) => `?${new URLSearchParams({ ...filter, open: String(id) })}`,
  filters: (t) => (
    <FilterSelect
      name="state"
      label="State"
      values={['here', 'leaving']}
      text={(value) => t(`people.states.${value}`)}
    />
  ),
  useColumns: (t) => [
    { id: 'name', head: 'Name', isMain: true, cell: ({ name }) => name },
    { id: 'state', head: 'State', cell: ({ state }) => t(`people.states.${state}`) },
  ],
});

const peopleT = translator(peopleTexts, 'en');
const dana: Person = { id: 7, name: 'Dana', state: 'leaving' };
const path = '/admin/people';
const render = (page: ReactNode, rows: Person[], at = '', locale: 'he' | 'en' = 'en', filter = {}) =>
  renderAdmin(page, {
    path,
    at: path + at,
    locale,
    prepare: (queries) => queries.setQueryData(adminKeys.list(list, filter), { rows, next: null }),
  });

describe('a page of a declared list', () => {
  test('has its title, tools and rows', () => {
    const html = render(<AdminListPage list={people} actions="Add" />, [dana]);
    for (const part of ['People</h1>', 'Everybody', 'Add', 'A name', 'Download table', 'Dana', '>Leaving'])
      expect(html).toContain(part);
    expect(html).toContain('<option value="here">Here</option>');
    expect(render(<AdminListPage list={people} />, [], '', 'he')).toContain('אנשים</h1>');
    expect(render(<AdminListPage list={people} />, [])).toContain('Nobody yet');
  });

  test('reads its filters from the URL, but not the open row', () => {
    const html = render(<AdminListPage list={people} />, [dana], '?state=leaving&open=7', 'en', { state: 'leaving' });
    expect(html).toContain('href="/admin/people?state=leaving&amp;open=7"');
  });

  test('does not name the default order while another one is chosen', () => {
    const copy = () => ({ ...people.copy(peopleT), lead: 'Newest first', sortedLead: 'In another order' });
    const sorted = { ...people, defaultSort: { sort: 'id', direction: 'desc' } as const, copy };
    const lead = (query: string) =>
      render(<AdminListPage list={sorted} />, [dana], query).match(/Newest first|In another order/g);
    expect(lead('')).toEqual(['Newest first']);
    expect(lead('?sort=id&direction=desc')).toEqual(['Newest first']);
    expect(lead('?direction=asc')).toEqual(['In another order']);
    expect(lead('?sort=name&direction=desc')).toEqual(['In another order']);
    expect(render(<AdminListPage list={people} />, [dana], '?sort=name')).toContain('Everybody');
  });

  test('can have another lead and content below; a section has no heading', () => {
    const page = (
      <AdminListPage list={people} lead="Of one owner">
        <p>Beside it</p>
      </AdminListPage>
    );
    const html = render(page, [dana]);
    expect(html).toContain('Of one owner');
    expect(html).not.toContain('Everybody');
    expect(html).toContain('Beside it');
    expect(render(<AdminListSection list={people} />, [dana])).not.toContain('<h1');
  });
});

const detail = (known: Person | undefined, id = '7', failed: readonly (readonly unknown[])[] = []) =>
  renderAdmin(
    <AdminDetailPage
      find={find}
      listPath={path}
      copy={{ back: 'All people', loading: 'On its way', failed: 'It failed', missing: { title: 'Nobody', text: 'x' } }}
      titleOf={(one, number) => one?.name ?? `Number ${number}`}
      isUserWritten
      lead={({ state }) => state}
      actions={({ name }) => `Greet ${name}`}
    >
      {({ name }) => <p>All about {name}</p>}
    </AdminDetailPage>,
    {
      path: `${path}/:id`,
      at: `${path}/${id}`,
      failed,
      prepare: (queries) => known && queries.setQueryData(adminKeys.detail(find, 7), known),
    },
  );

describe('a detail page', () => {
  test('has its title, actions and a link back', () => {
    const html = detail(dana);
    for (const part of ['<bdi>Dana</bdi>', 'leaving', 'Greet Dana', 'All about Dana', `href="${path}"`])
      expect(html).toContain(part);
    expect(html).not.toContain('On its way');
  });

  test('shows the loading state, with its id', () => {
    const html = detail(undefined);
    expect(html).toContain('aria-label="On its way"');
    expect(html).toContain('Number 7');
  });

  test.each(['x', '0', '-1', '1.5', '12345678901'])('shows not found for the id %s', (id) => {
    const html = detail(undefined, id);
    expect(html).toContain('Nobody');
    expect(html).not.toContain('aria-busy');
  });

  test('shows the reason when loading failed', () => {
    const html = detail(undefined, '7', [adminKeys.detail(find, 7)]);
    expect(html).toContain('It failed');
    expect(html).toContain('No line');
  });
});

describe('queries', () => {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => 'en' });
  const interval = (options: { refetchInterval?: unknown }, data: unknown) =>
    (options.refetchInterval as (query: object) => number | false)({ state: { data } });

  test('poll only while something is in progress', () => {
    const isUnderWay = ({ rows }: { rows: Person[] }) => rows.some(({ state }) => state === 'leaving');
    const following = adminListQuery(api, list, {}, { isUnderWay });
    expect(interval(following, { rows: [dana], next: null })).toBe(2_000);
    expect(interval(following, { rows: [{ ...dana, state: 'here' }], next: null })).toBe(false);
    expect(interval(following, undefined)).toBe(false);
    expect(interval(adminDetailQuery(api, find, 7), dana)).toBe(false);
  });

  test('have keys that start with the endpoint path, and differ by parameters', () => {
    expect(adminKeys.list(list, { q: 'x' })).toEqual(['/api/admin/people', 'list', { q: 'x' }]);
    expect(adminKeys.detail(find, 7)).toEqual(['/api/admin/people/:id', 7]);
  });
});
