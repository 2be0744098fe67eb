import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserRound } from 'lucide-react';
import { expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { useLocation } from '#ui/router.tsx';
import { AdminList } from './admin-list.tsx';
import type { AdminListProps } from './list-params.ts';

const query = { data: { rows: [{ id: 7, name: 'Dana' }], next: null }, error: null, isPlaceholderData: false };
const Address = () => <p role="status">{useLocation().search}</p>;

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
