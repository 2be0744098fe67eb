import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
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
    <MemoryRouter initialEntries={['/admin/users?q=dana&after=20']}>
      <Reader />
    </MemoryRouter>,
  );
  act(() => {
    params?.set({ source: 'advanced' });
    params?.set({ target: 'pro' });
  });
  expect(search).toBe('?q=dana&source=advanced&target=pro');
  act(() => params?.set({ q: undefined, after: '40' }));
  expect(search).toBe('?source=advanced&target=pro&after=40');
});
