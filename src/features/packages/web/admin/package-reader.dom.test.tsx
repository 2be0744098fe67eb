import type { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { StaffRole } from '#base/staff-roles.ts';
import { pageOf } from '#testing/render-page.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import { PackageAdminPage } from './package-admin-page.tsx';
import { PackagesAdminPage } from './packages-admin-page.tsx';
import { adminPackagesKey } from './packages-query.ts';
import { adminPackageExample } from './testing/admin-package-example.ts';

afterEach(() => changeSession({ user: undefined }));

const words = { description: 'Grow', features: ['One'], benefits: [] };
const one = adminPackageExample({ texts: { he: { ...words, name: 'Mitkadem' }, en: { ...words, name: 'Advanced' } } });

function open(at: string, staffRole: StaffRole) {
  changeSession({ user: { ...sessionUserExample, userRole: 'admin', staffRole } });
  const page = at === '/admin/packages' ? <PackagesAdminPage /> : <PackageAdminPage />;
  const prepare = (queries: QueryClient) => queries.setQueryData(adminPackagesKey, [one]);
  render(pageOf(page, { locale: 'en', path: ['/admin/packages', '/admin/packages/:id'], at, prepare }));
}

const { name } = one.texts.en;

test('the list leads a role that may only read to view a package', () => {
  open('/admin/packages', 'finance');
  expect(screen.getByRole('link', { name: `View ${name}` })).toBeDefined();
  expect(screen.queryByRole('link', { name: `Edit ${name}` })).toBeNull();
});

test('its fields take no typing from a role that may only read, as nothing could be saved', async () => {
  open(`/admin/packages/${one.id}`, 'finance');
  const field = screen.getByDisplayValue(name);
  await userEvent.setup().type(field, ' and more');
  expect(screen.queryByDisplayValue(`${name} and more`)).toBeNull();
  const fields = [...screen.getAllByRole('switch'), ...screen.getAllByRole('spinbutton')];
  for (const one of fields) expect(one.closest('fieldset[disabled]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
});

test('its fields are open to the owner', async () => {
  open(`/admin/packages/${one.id}`, 'owner');
  await userEvent.setup().type(screen.getByDisplayValue(name), '!');
  expect(screen.getByDisplayValue(`${name}!`)).toBeDefined();
});
