import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { ExpiredProfileRedirect, readHere } from './expired-profile.tsx';

test('the profile is in session storage before the page that explains its expiry opens', () => {
  const seen: unknown[] = [];
  const Reader = () => {
    seen.push(readHere());
    return null;
  };
  render(
    <MemoryRouter initialEntries={['/editor/7']}>
      <Routes>
        <Route path="/editor/7" element={<ExpiredProfileRedirect id={7} name="Noa Barak" />} />
        <Route path="/subscription-required" element={<Reader />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(seen[0]).toEqual({ state: 'known', name: 'Noa Barak' });
  expect(JSON.parse(sessionStorage.getItem('expiredProfile') ?? '').profileData).toEqual({ id: 7 });
});
