import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserRound } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useLocation } from '#ui/router.tsx';
import { AdminList } from './admin-list.tsx';
import type { AdminListProps } from './list-params.ts';

const query = { data: { rows: [{ id: 7, name: 'Dana' }], next: null }, error: null, isPlaceholderData: false };
const press = vi.fn();
const act = <Button onClick={press}>Close</Button>;
function Page({ href, onOpen }: { href?: string; onOpen?: (row: { id: number }) => void }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <AdminList
        caption="People"
        query={query as unknown as AdminListProps<{ id: number; name: string }>['query']}
        columns={[
          { id: 'name', head: 'Name', cell: ({ name }) => name, sort: 'name', isText: true, isMain: true },
          { id: 'id', head: 'Number', cell: ({ id }) => id, sort: 'id' },
          { id: 'act', head: 'Act', cell: () => act },
        ]}
        keyOf={({ id }) => id}
        {...(href && { hrefOf: () => href })}
        {...(onOpen && { onOpen })}
        empty={{ icon: UserRound, title: 'Nobody yet' }}
      />
      <p role="status">{pathname + search}</p>
    </>
  );
}
const where = () => screen.getByRole('status').textContent;

test('the whole row leads where its link does, except for its buttons and without a link', async () => {
  const user = userEvent.setup();
  const { unmount } = render(pageOf(<Page />, { at: '/admin/users' }));
  await user.click(screen.getByRole('cell', { name: '7' }));
  expect(where()).toBe('/admin/users');
  unmount();
  render(pageOf(<Page href="/admin/users/7" />, { at: '/admin/users' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect([press.mock.calls.length, where()]).toEqual([1, '/admin/users']);
  await user.click(screen.getByRole('cell', { name: '7' }));
  expect(where()).toBe('/admin/users/7');
});

test('the whole row opens what has no address, except for its buttons', async () => {
  const user = userEvent.setup();
  const onOpen = vi.fn();
  render(pageOf(<Page onOpen={onOpen} />, { at: '/admin/users' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(screen.getByRole('cell', { name: '7' }));
  expect(onOpen).toHaveBeenCalledWith({ id: 7, name: 'Dana' });
});

test('the first click sorts a text from A and a number from the highest; the second one reverses', async () => {
  const user = userEvent.setup();
  render(pageOf(<Page />, { at: '/admin/users' }));
  const orders: unknown[] = [];
  for (const head of ['Name', 'Name', 'Name', 'Number', 'Number', 'Name']) {
    await user.click(screen.getByRole('button', { name: head }));
    orders.push(where());
  }
  expect(orders).toEqual([
    '/admin/users?sort=name&direction=asc',
    '/admin/users?sort=name&direction=desc',
    '/admin/users?sort=name&direction=asc',
    '/admin/users?sort=id&direction=desc',
    '/admin/users?sort=id&direction=asc',
    '/admin/users?sort=name&direction=asc',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
});
