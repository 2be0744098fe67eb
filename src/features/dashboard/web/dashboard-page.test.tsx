import { afterAll, expect, test, vi } from 'vitest';
import type { Profile } from '#features/profiles/contract.ts';
import { profileDocument } from '#features/profiles/document/document.ts';
import { profileExample } from '#features/profiles/document/testing/profile-example.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml, renderPage, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import type { Dashboard } from '../contract.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { OrdersSection } from './sections/orders-section.tsx';

// What the page loads late would arrive in another file's test, which shares the modules.
afterAll(() => vi.dynamicImportSettled());

vi.stubGlobal('window', { location: { host: 'negia.example', origin: 'https://negia.example' } });

const document = profileDocument.parse({
  version: 1,
  language: 'en',
  identity: { name: { en: 'Noa Barak' } },
  blocks: [{ id: 'ask', kind: 'lead-form' }],
  design: { template: 'shore' },
});

const profile = profileExample({ slug: 'noa-barak', version: 7, document });
const draft: Profile = { ...profile, id: 8, slug: 'eight', address: '/p/eight', status: 'draft', isPrimary: false };
const paused: Profile = { ...draft, id: 9, slug: 'nine', address: '/p/nine', status: 'paused' };

const week = { views: 508, visitors: 300, saves: 74, clicks: 90, shares: 4, leads: 11, taps: 0 };
const done = { made: true, published: true, shared: true, firstLead: true };
const numbers: Dashboard = {
  week,
  weekBefore: { ...week, views: 400 },
  days: Array.from({ length: 30 }, (_, views) => ({ day: `2026-11-${String(views + 1).padStart(2, '0')}`, views })),
  orders: [],
  unverifiedEmail: null,
  newestLeads: [],
  unseenLeads: 0,
  plan: {
    packageType: 'pro',
    state: 'trial',
    paidUntil: null,
    complimentary: null,
    startsAt: null,
    startsAfter: null,
    trialEndsAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  },
  steps: done,
};
const nothing = { views: 0, visitors: 0, saves: 0, clicks: 0, shares: 0, leads: 0, taps: 0 };
const beginning: Dashboard = {
  ...numbers,
  week: nothing,
  weekBefore: nothing,
  days: numbers.days.map(({ day }) => ({ day, views: 0 })),
  steps: { made: true, published: false, shared: false, firstLead: false },
};

interface RenderOptions {
  readonly profiles?: readonly Profile[];
  readonly data?: Dashboard;
  readonly locale?: Locale;
  readonly pages?: readonly string[];
}

const everyPage = ['/stats', '/leads', '/examples', '/subscription'];

function render({ profiles, data, locale = 'he', pages = everyPage }: RenderOptions): string {
  return renderPage(<DashboardPage pageExists={(path) => pages.includes(path)} />, {
    locale,
    at: '/dashboard',
    prepare: (queries) => {
      if (data) queries.setQueryData(['/api/dashboard'], data);
      if (profiles) queries.setQueryData(['/api/profiles'], profiles);
    },
  });
}

const countHotButtons = (html: string): number => html.match(/data-variant="hot"/g)?.length ?? 0;

test('without a profile, shows one call to action and no zero statistics', () => {
  const html = render({ profiles: [], data: { ...beginning, steps: { ...beginning.steps, made: false } } });
  expect(html).toContain('href="/editor?new=1"');
  expect(html).not.toContain('צפיות השבוע');
  expect(countHotButtons(html)).toBe(1);
});

test('a draft profile is drawn without an iframe and linked to its publication', () => {
  const html = render({ profiles: [draft], data: beginning });
  expect(html).toContain('מפרסמים את הכרטיס');
  expect(html).toContain('href="/editor/8"');
  expect(html).not.toContain('<iframe');
  expect(html).not.toContain('צפיות השבוע');
  expect(countHotButtons(html)).toBe(1);
});

test('a published profile is embedded, with all sharing options', () => {
  const html = render({ profiles: [profile, paused], data: numbers });
  expect(html).toContain('src="/embed/noa-barak"');
  for (const text of ['קוד QR של', 'העתקת הקישור של', 'שיתוף ״', 'negia.example/p/noa-barak', 'מושהה'])
    expect(html).toContain(text);
  expect(html.match(/aria-label="קוד QR של/g)).toHaveLength(1);
});

test('an empty chart promises no views while the only profile is off', () => {
  const data = { ...beginning, steps: { ...beginning.steps, published: true } };
  const html = render({ profiles: [paused], data });
  expect(html).toContain('הכרטיס לא באוויר. כשיחזור, הצפיות יופיעו כאן.');
  expect(html).not.toContain('ברגע שמישהו יפתח');
  expect(render({ profiles: [profile], data })).toContain('ברגע שמישהו יפתח');
});

test('completed steps are hidden, and the whole list when all are done', () => {
  const steps = { ...done, firstLead: false };
  const html = render({ profiles: [profile], data: { ...numbers, steps } });
  expect(html).toContain('מקבלים פנייה ראשונה');
  expect(html).toContain('href="/editor/7?tab=blocks&amp;block=ask"');
  expect(html).not.toContain('שולחים למישהו אחד');
  expect(render({ profiles: [profile], data: numbers })).not.toContain('הצעד הבא');
});

test('shows four weekly figures; NFC taps only when there are any', () => {
  const html = render({ profiles: [profile], data: numbers });
  for (const text of ['508', '74', '11', '90', 'לחיצות בכרטיס']) expect(html).toContain(text);
  const tapped = render({ profiles: [profile], data: { ...numbers, weekBefore: { ...week, taps: 2 } } });
  expect(tapped).toContain('נגיעות NFC');
  expect(tapped).not.toContain('לחיצות בכרטיס');
});

const shipped = { id: 31, state: 'shipped', material: 'wood', quantity: 2, promiseTo: '2026-11-22' } as const;

test('lists card orders in progress with their delivery date, and nothing when there are none', () => {
  const orders: Dashboard['orders'] = [
    shipped,
    { id: 30, state: 'pending_payment', material: 'pvc', quantity: 1, promiseTo: null },
  ];
  const html = renderPage(<OrdersSection orders={orders} />);
  for (const text of ['שני כרטיסי עץ', 'אצלכם עד 22 בנובמבר', 'href="/physical-cards/orders/30"', 'מחכה לתשלום'])
    expect(html).toContain(text);
  expect(render({ profiles: [profile], data: numbers })).not.toContain('/physical-cards');
});

testHtmlInBothLanguages((locale) => [renderPage(<OrdersSection orders={[shipped]} />, { locale })]);

test('the plan shows what is left and what follows, and links to plans where enabled', () => {
  const html = render({ profiles: [profile], data: numbers });
  for (const text of ['נשארו 5 ימים מתוך 14', 'נשאר באוויר', 'href="/subscription"']) expect(html).toContain(text);
  // The bar shows what the sentence says is left.
  expect(html).toMatch(/<progress[^>]*max="14"[^>]*value="5"/);
  expect(countHotButtons(html)).toBe(1);
  expect(render({ profiles: [profile], data: numbers, pages: [] })).not.toContain('/subscription');
  const free = withPlan({ packageType: 'basic', state: 'none' });
  expect(free).toContain('החבילה הבסיסית');
  expect(free).not.toContain('תקופת ניסיון');
});

const withPlan = (plan: Partial<Dashboard['plan']>): string => {
  const ends = { trialEndsAt: null, paidUntil: '2026-12-15T10:00:00.000Z' };
  return render({ profiles: [profile], data: { ...numbers, plan: { ...numbers.plan, ...ends, ...plan } } });
};

test('a paid plan shows its renewal date, and a link when action is needed', () => {
  const active = withPlan({ packageType: 'advanced', state: 'active' });
  for (const text of ['חבילה מתקדמת', 'המנוי מתחדש ב־15\u00a0בדצמבר\u00a02026']) expect(active).toContain(text);
  expect(active).not.toContain('href="/subscription"');
  const failed = withPlan({ packageType: 'advanced', state: 'past_due' });
  for (const text of ['החיוב האחרון לא עבר', 'href="/wallet"']) expect(failed).toContain(text);
  const paidForLong = withPlan({ packageType: 'pro', state: 'cancelled', paidUntil: '2099-01-01T00:00:00.000Z' });
  expect(paidForLong).not.toContain('הפעלת חידוש אוטומטי');
  const ending = withPlan({ packageType: 'pro', state: 'cancelled' });
  for (const text of ['פעיל עד 15\u00a0בדצמבר\u00a02026', 'הפעלת חידוש אוטומטי', 'href="/subscription"'])
    expect(ending).toContain(text);
});

test('a trial that is already paid for is not offered an upgrade', () => {
  const { trialEndsAt } = numbers.plan;
  const html = withPlan({
    packageType: 'pro',
    state: 'active',
    trialEndsAt,
    startsAt: '2026-12-03T10:00:00.000Z',
    startsAfter: 'trial',
  });
  for (const text of ['תקופת ניסיון', 'המנוי ששילמתם עליו מתחיל ב־3\u00a0בדצמבר\u00a02026'])
    expect(html).toContain(text);
  for (const text of ['שדרוג', 'נשארו 5 ימים']) expect(html).not.toContain(text);
});

const complimentaryPlan = { packageType: 'advanced', until: '2027-02-01T10:00:00.000Z', isEffective: true } as const;

test('a complimentary plan shows its end date and requests no payment for it', () => {
  const given = { state: 'complimentary', paidUntil: null } as const;
  const advanced = withPlan({ ...given, packageType: 'advanced', complimentary: complimentaryPlan });
  for (const text of ['חבילה מתקדמת', 'החבילה שלכם במתנה עד 1\u00a0בפברואר\u00a02027', 'שדרוג'])
    expect(advanced).toContain(text);
  const topPlan = { ...complimentaryPlan, packageType: 'pro' } as const;
  const pro = withPlan({ ...given, packageType: 'pro', complimentary: topPlan });
  expect(pro).toContain('במתנה עד 1\u00a0בפברואר\u00a02027');
  expect(pro).not.toContain('href="/subscription"');
  // The complimentary plan outlasts the trial, so the trial's remaining days are not shown.
  const inTrial = withPlan({ ...numbers.plan, state: 'complimentary', complimentary: topPlan });
  expect(inTrial).toContain('במתנה עד');
  expect(inTrial).not.toContain('תקופת ניסיון');
});

test('shows a complimentary plan next to a paid one, and one that starts after the trial', () => {
  const topPlan = { ...complimentaryPlan, packageType: 'pro' } as const;
  const both = withPlan({ packageType: 'pro', state: 'active', complimentary: topPlan });
  for (const text of ['במתנה עד 1\u00a0בפברואר\u00a02027', 'המנוי מתחדש ב־15\u00a0בדצמבר\u00a02026'])
    expect(both).toContain(text);
  const laterPlan = { ...complimentaryPlan, until: '2099-02-01T10:00:00.000Z', isEffective: false };
  const later = withPlan({ ...numbers.plan, complimentary: laterPlan });
  for (const text of ['תקופת ניסיון', 'אחר כך החבילה שקיבלתם במתנה, עד 1\u00a0בפברואר\u00a02099'])
    expect(later).toContain(text);
  expect(later).not.toContain('בחבילה החינמית');
});

test('a suspended profile is not shown as live, and sharing is not suggested', () => {
  const suspended: Profile = { ...profile, status: 'suspended', suspendedReason: 'x' };
  const steps = { ...done, shared: false, firstLead: false };
  const quiet = { ...numbers, steps, week: nothing, weekBefore: nothing, days: [] };
  const html = render({ profiles: [suspended], data: quiet });
  expect(html).toContain('הכרטיס שלכם מושעה כרגע');
  for (const text of ['הכרטיס באוויר', 'הצעד הבא', 'שולחים למישהו אחד', 'שיתוף הכרטיס'])
    expect(html).not.toContain(text);
  const live = render({ profiles: [profile], data: quiet });
  for (const text of ['הכרטיס באוויר', 'שולחים למישהו אחד']) expect(live).toContain(text);
});

test('does not link pages that are disabled', () => {
  const html = render({ profiles: [profile], data: numbers, pages: [] });
  for (const path of ['/stats', '/leads', '/subscription']) expect(html).not.toContain(`href="${path}"`);
});

test('shows the skeleton while loading', () => {
  expect(render({})).toContain('aria-busy="true"');
  expect(render({ profiles: [profile] })).toContain('aria-busy="true"');
});

test.each(locales)('every state is sound HTML with a single h1 in %s', (locale) => {
  const given = { trialEndsAt: null, state: 'complimentary', complimentary: complimentaryPlan } as const;
  const states: RenderOptions[] = [
    { profiles: [profile, draft, paused], data: numbers },
    { profiles: [{ ...profile, status: 'suspended', suspendedReason: 'x' }], data: beginning },
    { profiles: [profile], data: { ...numbers, plan: { ...numbers.plan, ...given } } },
    { profiles: [draft], data: beginning },
    { profiles: [], data: beginning },
    {},
  ];
  for (const state of states) {
    const html = render({ ...state, locale });
    expectSoundHtml(html, locale);
    expect(html.match(/<h1/g)).toHaveLength(1);
  }
});

test.each([
  ['he', 'שליחה חוזרת'],
  ['en', 'Send again'],
] as const)('says in %s which address is not verified and offers to send the link again', (locale, resend) => {
  const html = render({ profiles: [profile], data: { ...numbers, unverifiedEmail: 'noa@cards.example' }, locale });
  expect(html).toContain('noa@cards.example');
  expect(html).toContain(resend);
  expect(render({ profiles: [profile], data: numbers, locale })).not.toContain(resend);
});
