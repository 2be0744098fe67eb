import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '#features/profiles/contract.ts';
import { sessionUserExample as owner } from '#web-kit/testing/session-user-texts.ts';
import type { PhysicalOrderWithHistory, SavedDesign } from '../../contract.ts';
import { ownProfilesQuery } from '../components/own-profiles-query.ts';
import { physicalCardQueries } from '../use-physical-cards.ts';
import { DesignerPage } from './designer-page.tsx';
import { orderExample, profileExample, savedExample } from './testing/examples.ts';
import { renderDesigner } from './testing/render-designer.tsx';

vi.mock('#web-kit/session/session-store.ts', () => ({ useSession: () => ({ user: owner, isChecked: true }) }));
beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://negia.example' } }));
afterEach(() => vi.unstubAllGlobals());

interface Known {
  readonly profiles?: Profile[];
  readonly design?: SavedDesign;
  readonly order?: PhysicalOrderWithHistory;
}

const render = (at: string, { profiles, design, order }: Known = {}) =>
  renderDesigner(<DesignerPage />, {
    at: `/physical-cards/design/${at}`,
    prepare: (queries, api) => {
      if (profiles) queries.setQueryData(ownProfilesQuery.queryKey, profiles);
      if (design) queries.setQueryData(physicalCardQueries.design(api, design.id).queryKey, design);
      if (order) queries.setQueryData(physicalCardQueries.order(api, order.id).queryKey, order);
    },
  });

test('prompts a user without a profile to create one first', () => {
  const html = render('new', { profiles: [] });
  expect(html).toContain('קודם כרטיס דיגיטלי');
  expect(html).toContain('href="/editor"');
});

test('is marked busy while data is loading', () => {
  expect(render('15', { profiles: [profileExample] })).toContain('aria-busy="true"');
  expect(render('new')).toContain('aria-busy="true"');
});

test('shows an invalid address as not found, with a link back to the physical cards', () => {
  const html = render('abc');
  expect(html).toContain('העיצוב הזה לא נמצא');
  expect(html).toContain('href="/physical-cards"');
});

test('opens a new design, a saved design and an order’s design each in its own mode', () => {
  const profiles = [profileExample];
  expect(render('new?profile=3&material=metal', { profiles })).toMatch(/checked=""[^>]*value="metal"/);
  expect(render('15', { profiles, design: savedExample })).toContain('value="Fair"');
  expect(render('15?order=41', { profiles, order: orderExample })).toContain('The logo is blurred');
});

test('an order no longer waiting for changes links to its page', () => {
  const html = render('15?order=41', { profiles: [profileExample], order: { ...orderExample, can: [] } });
  expect(html).toContain('כבר לא מחכה לתיקונים');
  expect(html).toContain('href="/physical-cards/orders/41"');
});
