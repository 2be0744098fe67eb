import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Profile } from '#features/profiles/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import { renderPage, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import type { TagStep, TagWithHistory } from '../../contract.ts';
import { tagEvents } from '../../domain.ts';
import { profileExample, tagDetailExample } from '../testing/tag-examples.ts';
import { tagKeys } from '../use-tags.ts';
import { finderMessage, TagPage } from './tag-page.tsx';
import { TransferLink } from './transfer-section.tsx';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') });
});
afterAll(() => {
  vi.useRealTimers();
});

interface RenderOptions {
  readonly locale?: Locale;
  readonly profiles?: readonly Profile[];
  readonly at?: string;
}

const ownProfiles = [profileExample(1, 'Noa Barak'), profileExample(2, 'Studio', 'draft')];
const render = (
  change: Partial<TagWithHistory> | undefined,
  { locale = 'he', profiles = ownProfiles, at }: RenderOptions = {},
) =>
  renderPage(<TagPage />, {
    locale,
    path: '/physical-cards/tags/:code',
    at: at ?? '/physical-cards/tags/ABCD2345',
    prepare: (queries) => {
      if (change) queries.setQueryData(tagKeys.one('ABCD2345'), { ...tagDetailExample, ...change });
      queries.setQueryData(['/api/profiles'], profiles);
    },
  });

test('shows all actions on a tag on one page', () => {
  const html = render({});
  const texts = ['Wallet', 'ABCD2345', 'שינוי השם', 'מה הכרטיס פותח', 'כרטיס אחר לזמן מוגבל', 'העתקת הקישור'];
  for (const text of [...texts, 'אבד לי', 'העברת הכרטיס', 'מה קרה עד היום']) expect(html).toContain(text);
  expect(html).toMatch(/<option value="1" selected="">Noa Barak/);
  // The link may break before the code, never inside it.
  expect(html).toMatch(/negia\.example\/t\/<wbr\/><span[^>]*>ABCD2345</);
  expect(html).toMatch(/<svg[^>]*role="img" aria-label="קוד QR/);
});

test('finds the tag by a lower-case code in the URL', () => {
  expect(render({}, { at: '/physical-cards/tags/abcd2345' })).toContain('Wallet');
});

test('describes every event, newest first', () => {
  const steps = [...render({}).matchAll(/<li[^>]*>.*?<\/li>/gs)].map(([step]) => step);
  expect(steps).toHaveLength(tagEvents.length);
  expect(steps[0]).toContain('הכרטיס יצא משימוש');
  expect(steps.at(-1)).toMatch(/הכרטיס נוצר[\s\S]*צוות נגיעה/);
  expect(steps.join()).toContain('<bdi>I found it at the station</bdi>');
});

describe('the temporary schedule', () => {
  test('offers the usual end times and preselects Saturday night', () => {
    const html = render({});
    for (const text of ['עד הלילה', 'עד מוצאי שבת', 'לשבוע']) expect(html).toContain(text);
    expect(html).toMatch(/aria-pressed="true"[^>]*>עד מוצאי שבת/);
  });

  test('shows when an active schedule ends and what follows, and offers to end it', () => {
    const html = render({
      opensProfileId: 1,
      schedule: { profileId: 1, until: '2026-11-19T16:00:00.000Z' },
      profileId: 2,
    });
    expect(html).toMatch(/עד יום חמישי[^<]*18:00[^<]*Noa Barak/);
    expect(html).toMatch(/אחר כך הוא חוזר לפתוח את \u2068Studio\u2069/);
    expect(html).toContain('סיום עכשיו');
    expect(html).not.toContain('datetime-local');
  });

  test('suggests creating a second profile to a user with only one', () => {
    const html = render({}, { profiles: ownProfiles.slice(0, 1) });
    expect(html).toContain('יצירת עוד כרטיס דיגיטלי');
    expect(html).not.toContain('datetime-local');
  });
});

test('a user without a profile is prompted to create one', () => {
  expect(render({ profileId: null, opensProfileId: null }, { profiles: [] })).toContain('ליצור כרטיס דיגיטלי');
});

test('links to the editor or the subscription page when the chosen profile cannot be shown', () => {
  expect(render({ profileId: 2 })).toContain('href="/editor/2"');
  const expired = [profileExample(1, 'Noa Barak'), profileExample(2, 'Studio', 'expired')];
  expect(render({ profileId: 2 }, { profiles: expired })).toContain('href="/subscription"');
  expect(render({})).not.toContain('href="/editor/2"');
});

test('a frozen tag shows the finder’s message, can be unfrozen and cannot be transferred', () => {
  const html = render({ state: 'frozen' });
  expect(html).toMatch(/מי שמצא אותו כתב לכם[\s\S]*?I found it at the station/);
  expect(html).toContain('נמצא!');
  expect(html).toContain('כרטיס מוקפא לא מעבירים');
  expect(html).not.toContain('העברת הכרטיס<');
});

test('a pending offer shows its recipient and expiry and can be withdrawn', () => {
  const html = render({ offer: { email: 'dan@cards.example', expiresAt: '2026-11-22T08:00:00.000Z' } });
  for (const text of ['dan@cards.example', '22 בנוב׳ 2026', 'ביטול ההעברה', 'קישור חדש']) expect(html).toContain(text);
});

test('a retired tag is read-only', () => {
  const html = render({ state: 'retired' });
  expect(html).toContain('הכרטיס הזה יצא משימוש');
  for (const text of ['<select', '<form', 'אבד לי', 'שינוי השם', 'להעביר']) expect(html).not.toContain(text);
  expect(html).toContain('מה קרה עד היום');
});

test('shows a loading state while loading', () => {
  expect(render(undefined)).toContain('aria-busy="true"');
});

testHtmlInBothLanguages((locale) => [
  render({}, { locale }),
  render({ state: 'frozen', schedule: { profileId: 2, until: '2026-11-19T16:00:00.000Z' } }, { locale }),
]);

const steps = (...events: readonly [TagStep['event'], string?][]): TagStep[] =>
  events.map(([event, note = null], index) => ({
    id: index + 1,
    event,
    by: 'owner',
    at: '2026-11-15T08:00:00Z',
    note,
  }));

test('returns the last message since the tag was frozen', () => {
  expect(finderMessage(steps(['frozen'], ['found', 'first'], ['found', 'second']))).toBe('second');
  expect(finderMessage(steps(['frozen'], ['found', 'first'], ['renamed', 'Wallet']).toReversed())).toBe('first');
});

test('returns nothing from before the last freeze, and nothing without a message', () => {
  expect(finderMessage(steps(['frozen'], ['found', 'old'], ['unfrozen'], ['frozen']))).toBeUndefined();
  expect(finderMessage(steps(['made'], ['frozen']))).toBeUndefined();
  expect(finderMessage([])).toBeUndefined();
});

const link = 'https://negia.example/tag-offers/abcdefghijklmnopqrstuvwx';

test('shows the full link and a link to share it', () => {
  const html = renderPage(<TransferLink link={link} email="" onClose={() => undefined} />);
  expect(html).toContain(`<bdi dir="ltr">${link}</bdi>`);
  expect(html).toContain(`${encodeURIComponent(link)}"`);
  expect(html).toContain('https://wa.me/?text=');
  expect(html).not.toContain('שלחנו את הקישור');
});

test('shows the address that the link was emailed to', () => {
  const html = renderPage(<TransferLink link={link} email="dan@cards.example" onClose={() => undefined} />);
  expect(html).toMatch(/שלחנו את הקישור גם אל <bdi dir="ltr"[^>]*>dan@cards\.example/);
});
