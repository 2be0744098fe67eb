import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserRound } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { useLocation } from '#ui/router.tsx';
import { AdminList } from './admin-list.tsx';
import type { AdminListProps } from './list-params.ts';

const query = { data: { rows: [{ id: 7, name: 'Dana' }], next: null }, error: null, isPlaceholderData: false };
const Address = () => {
  const { pathname, search } = useLocation();
  return <p role="status">{pathname === '/admin/users' ? search : pathname}</p>;
};

test('the whole row leads where its link does, except for its buttons and without a link', async () => {
  const press = vi.fn();
  const list = (href?: string) => (
    <>
      <AdminList
        caption="People"
        query={query as unknown as AdminListProps<{ id: number; name: string }>['query']}
        columns={[
          { id: 'name', head: 'Name', cell: ({ name }) => name, isMain: true },
          { id: 'id', head: 'Number', cell: ({ id }) => id },
          {
            id: 'act',
            head: 'Act',
            cell: () => (
              <button type="button" onClick={press}>
                Close
              </button>
            ),
          },
        ]}
        keyOf={({ id }) => id}
        {...(href && { hrefOf: () => href })}
        empty={{ icon: UserRound, title: 'Nobody yet' }}
      />
      <Address />
    </>
  );
  const user = userEvent.setup();
  const where = () => screen.getByRole('status').textContent;
  const { unmount } = render(pageOf(list(), { at: '/admin/users' }));
  await user.click(screen.getByRole('cell', { name: '7' }));
  expect(where()).toBe('');
  unmount();
  render(pageOf(list('/admin/users/7'), { at: '/admin/users' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect([press.mock.calls.length, where()]).toEqual([1, '']);
  await user.click(screen.getByRole('cell', { name: '7' }));
  expect(where()).toBe('/admin/users/7');
});

test('the first click sorts a text from A and a number from the highest; the second one reverses', async () => {
  const list = (
    <>
      <AdminList
        caption="People"
        query={query as unknown as AdminListProps<{ id: number; name: string }>['query']}
        columns={[
          { id: 'name', head: 'Name', cell: ({ name }) => name, sort: 'name', isText: true },
          { id: 'id', head: 'Number', cell: ({ id }) => id, sort: 'id' },
        ]}
        keyOf={({ id }) => id}
        empty={{ icon: UserRound, title: 'Nobody yet' }}
      />
      <Address />
    </>
  );
  const user = userEvent.setup();
  render(pageOf(list, { at: '/admin/users' }));
  const orders: unknown[] = [];
  for (const head of ['Name', 'Name', 'Name', 'Number', 'Number', 'Name']) {
    await user.click(screen.getByRole('button', { name: head }));
    orders.push(screen.getByRole('status').textContent);
  }
  expect(orders).toEqual([
    '?sort=name&direction=asc',
    '?sort=name&direction=desc',
    '?sort=name&direction=asc',
    '?sort=id&direction=desc',
    '?sort=id&direction=asc',
    '?sort=name&direction=asc',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
});
