import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createRouter, memoryHistory, RouterProvider, Routes } from '#ui/router.tsx';
import { ExpiredProfileRedirect, readHere } from './expired-profile.tsx';

test('the profile is in session storage before the page that explains its expiry opens', () => {
  const seen: unknown[] = [];
  const Reader = () => {
    seen.push(readHere());
    return null;
  };
  render(
    <RouterProvider router={createRouter(memoryHistory('/editor/7'))}>
      <Routes
        pages={{
          '/editor/7': <ExpiredProfileRedirect id={7} name="Noa Barak" />,
          '/subscription-required': <Reader />,
        }}
      />
    </RouterProvider>,
  );
  expect(seen[0]).toEqual({ state: 'known', name: 'Noa Barak' });
  expect(JSON.parse(sessionStorage.getItem('expiredProfile') ?? '').profileData).toEqual({ id: 7 });
});
