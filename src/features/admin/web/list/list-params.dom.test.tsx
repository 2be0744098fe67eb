import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createRouter, memoryHistory, RouterProvider, useLocation } from '#ui/router.tsx';
import { type ListParams, useListParams } from './list-params.ts';

test('a change made before the router has rendered the previous one keeps it', () => {
  let params: ListParams | undefined;
  let search = '';
  function Reader() {
    params = useListParams();
    search = useLocation().search;
    return null;
  }
  render(
    <RouterProvider router={createRouter(memoryHistory('/admin/users?q=dana&after=20'))}>
      <Reader />
    </RouterProvider>,
  );
  act(() => {
    params?.set({ source: 'advanced' });
    params?.set({ target: 'pro' });
  });
  expect(search).toBe('?q=dana&source=advanced&target=pro');
  act(() => params?.set({ q: undefined, after: '40' }));
  expect(search).toBe('?source=advanced&target=pro&after=40');
});
