import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { StaffRole } from '#base/staff-roles.ts';
import { pageOf } from '#testing/render-page.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import { AdminPage } from './admin-page.tsx';
import { sectionGroups } from './sections.ts';
import { AdminLink, MayChange, sectionsFor, useMayOpen } from './staff-access.tsx';
import { StaffGate } from './staff-gate.tsx';

afterEach(() => changeSession({ user: undefined }));

function open(at: string, staffRole?: StaffRole) {
  changeSession({ user: { ...sessionUserExample, userRole: 'admin', ...(staffRole && { staffRole }) } });
  return render(
    pageOf(
      <StaffGate>
        <AdminPage title="Section">
          <MayChange>
            <button type="button">Change it</button>
          </MayChange>
        </AdminPage>
      </StaffGate>,
      { at, locale: 'en' },
    ),
  );
}

const changes = () => screen.queryByRole('button', { name: 'Change it' }) !== null;

describe('a page of the administration', () => {
  test.each([
    ['/admin/orders', 'workshop', true],
    ['/admin/orders', 'support', false],
    ['/admin/payments', 'finance', true],
    ['/admin/payments', 'support', false],
    ['/admin/settings', 'viewer', false],
    ['/admin/packages', 'admin', false],
    ['/admin/packages', 'owner', true],
    ['/admin/packages', undefined, true],
  ] as const)('%s is open to %s, who may change it: %s', (at, role, mayChange) => {
    open(at, role);
    expect(screen.getByRole('heading', { name: 'Section' })).toBeDefined();
    expect(changes()).toBe(mayChange);
    expect(screen.queryByText('Your role can look at this section but change nothing.') !== null).toBe(!mayChange);
  });

  test('of another area says so beside the menu, and leads to a section that is open', () => {
    open('/admin/payments', 'workshop');
    expect(screen.getByRole('heading', { name: 'This section is not open to your role' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Section' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to administration' }).getAttribute('href')).toBe('/admin/orders');
    expect(screen.getByRole('navigation', { name: 'Admin sections' })).toBeDefined();
    expect(document.querySelector('a[href="/"]')).toBeNull();
    expect(screen.queryByText('Your role can look at this section but change nothing.')).toBeNull();
  });
});

test('the administration opens where the work of a role is', () => {
  for (const role of ['support', 'workshop', 'content', 'finance'] as const) {
    const { unmount } = open('/admin', role);
    expect([role, screen.queryByRole('heading', { name: 'Section' }) !== null]).toEqual([role, true]);
    // Finance reads the overview; the others are led to what they may change.
    expect([role, changes()]).toEqual([role, role !== 'finance']);
    unmount();
  }
});

test('a figure leads only to a list that the role may see', () => {
  const Links = () =>
    ['/admin/support', '/admin/payments?status=paid', '/admin/errors?state=open'].map(useMayOpen).join();
  const shownTo = (staffRole: StaffRole) => {
    changeSession({ user: { ...sessionUserExample, userRole: 'admin', staffRole } });
    const { container, unmount } = render(pageOf(<Links />, { at: '/admin', locale: 'en' }));
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(shownTo('finance')).toBe('false,true,false');
  expect(shownTo('admin')).toBe('true,true,true');
});

test('the menu has the sections of the role alone', () => {
  const sectionsOf = (role: StaffRole) => sectionsFor(role).flatMap(({ sections }) => sections.map(({ to }) => to));
  expect(sectionsOf('workshop')).toEqual(['/admin/orders', '/admin/stock', '/admin/tags', '/admin/pickup-points']);
  expect(sectionsOf('content')).toEqual(['/admin/profiles', '/admin/reports', '/admin/communities', '/blog-admin']);
  expect(sectionsOf('owner')).toHaveLength(sectionGroups.flatMap(({ sections }) => [...sections]).length);
});

test('a link to a section that is closed to the role is text', () => {
  const linkFor = (staffRole: StaffRole) => {
    changeSession({ user: { ...sessionUserExample, userRole: 'admin', staffRole } });
    const { unmount } = render(pageOf(<AdminLink to="/admin/users/7">Dana</AdminLink>, { locale: 'en' }));
    expect(screen.getByText('Dana')).toBeDefined();
    const link = screen.queryByRole('link', { name: 'Dana' })?.getAttribute('href');
    unmount();
    return link;
  };
  expect([linkFor('support'), linkFor('content'), linkFor('workshop')]).toEqual([
    '/admin/users/7',
    undefined,
    undefined,
  ]);
});
