import { UserRound } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { renderPage } from '#testing/render-page.tsx';
import { AdminList } from './admin-list.tsx';
import type { AdminListProps } from './list-params.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}

type Query = AdminListProps<Row>['query'];

const refetch = (() => undefined) as unknown as Query['refetch'];
const known = (rows: Row[], next: string | null = null): Query => ({
  data: { rows, next },
  error: null,
  refetch,
  isPlaceholderData: false,
});
const loading: Query = { data: undefined, error: null, refetch, isPlaceholderData: false };

function render(query: Query, path = '/admin/users', locale: Locale = 'en') {
  return renderPage(
    <AdminList
      caption="People"
      query={query}
      columns={[
        { id: 'name', head: 'Name', cell: ({ name }: Row) => name, sort: 'name', isMain: true },
        { id: 'id', head: 'Number', cell: ({ id }: Row) => id, numeric: true },
      ]}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/admin/users/${id}`}
      empty={{ icon: UserRound, title: 'Nobody yet', text: 'They will come.' }}
      defaultSort={{ sort: 'name', direction: 'desc' }}
    />,
    { at: path, locale },
  );
}

describe('a list', () => {
  test('shows rows with links, under headers with the sort order', () => {
    const rows = known([{ id: 7, name: 'Dana' }]);
    expect(render(rows)).toContain('href="/admin/users/7"');
    expect(render(rows)).toContain('aria-sort="descending"');
    expect(render(rows, '/admin/users?sort=name&direction=asc')).toContain('aria-sort="ascending"');
  });

  test('shows pagination only where there are other pages', () => {
    const rows = [{ id: 7, name: 'Dana' }];
    expect(render(known(rows))).not.toContain('Next page');
    expect(render(known(rows, 'x'))).toMatch(/disabled=""[^>]*>.*First page/);
    expect(render(known(rows), '/admin/users?after=x')).toContain('First page');
    // A page that has become empty still links to the first one.
    expect(render(known([]), '/admin/users?after=x')).toContain('First page');
  });

  test('shows the loading state', () => {
    expect(render(loading)).toContain('aria-busy="true"');
  });

  test('shows the empty state; filtered to nothing, it offers to remove the filters', () => {
    expect(render(known([]))).toContain('Nobody yet');
    const narrowed = render(known([]), '/admin/users?q=dana');
    expect(narrowed).toContain('Nothing matches');
    expect(narrowed).toContain('Remove the filters');
    // A sort order is not a filter.
    expect(render(known([]), '/admin/users?sort=name')).toContain('Nobody yet');
  });

  test('that failed shows the reason and a retry; loaded rows remain visible', () => {
    const error = new Error('The line is down');
    const html = render({ ...loading, error });
    expect(html).toContain('The line is down');
    expect(html).toContain('<button');
    expect(render({ ...known([{ id: 7, name: 'Dana' }]), error } as Query)).toContain('Dana');
  });

  test('is translated to Hebrew', () => {
    expect(render(known([]), '/admin/users?q=x', 'he')).toContain('הסרת הסינון');
  });
});
