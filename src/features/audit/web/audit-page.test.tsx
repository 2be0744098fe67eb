import { describe, expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { errorStates } from '#features/error-reports/states.ts';
import { broadcastStatuses } from '#features/notifications/broadcast.ts';
import { migrationStatuses } from '#features/package-migration/contract.ts';
import { entitlements } from '#features/packages/contract.ts';
import { carrierNames } from '#features/physical-cards/delivery.ts';
import { orderStates } from '#features/physical-cards/transitions.ts';
import { registry, settingKeys } from '#features/settings/registry.ts';
import { tagStates } from '#features/tags/domain.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { type AuditEntry, auditApi } from '../contract.ts';
import { fieldTexts } from '../field-texts.ts';
import { auditActions } from '../known-actions.ts';
import { AuditPage } from './audit-page.tsx';
import { EntryBody } from './entry-body.tsx';
import { entryExample, renderAudit } from './testing/render-audit.tsx';

const hebrew = /[\u0590-\u05ff]+/g;
const choices = { actions: ['users.restore', 'users.suspend'], actors: [{ id: 3, name: 'gal' }] };

function page(rows: AuditEntry[], locale: Locale = 'he', query = '') {
  const filter = Object.fromEntries(new URLSearchParams(query));
  return renderAudit(<AuditPage />, {
    at: `/admin/audit${query && `?${query}`}`,
    locale,
    prepare: (queries) => {
      queries.setQueryData([auditApi.actions.path], choices);
      queries.setQueryData(adminKeys.list(auditApi.list, filter), { rows, next: null });
    },
  });
}
const renderEntry = (more: Partial<AuditEntry> = {}, locale: Locale = 'en') =>
  renderAudit(<EntryBody entry={entryExample(more)} onClose={() => undefined} />, { locale });

describe('the audit log', () => {
  test('shows the action, target, actor and address in words', () => {
    const html = page([entryExample()], 'en');
    for (const expectedText of ['Suspended an account', 'Dana', 'gal', '192.0.2.7'])
      expect(html).toContain(expectedText);
    expect(html).toContain('href="/admin/users/7"');
    expect(html).toContain('href="/admin/users/3"');
  });

  test('shows in each row the step that an order went to, or the name of the thing', () => {
    const moved = { action: 'orders.move', target: { kind: 'order', id: '9', name: null } };
    const html = page([
      entryExample({ id: 1, ...moved, before: { state: 'paid' }, after: { state: 'approved' } }),
      entryExample({ id: 2, action: 'communities.remove', before: { slug: 'b', name: 'Bakers' }, after: null }),
    ]);
    expect(html).toMatch(/לבדיקה<\/bdi>.*aria-label="ואז".*<bdi>מאושרת/);
    expect(html).toContain('<bdi>Bakers</bdi>');
  });

  test('shows in each row nothing instead of an empty side, and until when a gift lasts', () => {
    const html = page([
      entryExample({
        id: 1,
        action: 'users.give-package',
        before: { complimentaryPackage: null, complimentaryUntil: null },
        after: { complimentaryPackage: 'pro', complimentaryUntil: '2027-01-15T10:00:00.000Z' },
      }),
      entryExample({
        id: 2,
        action: 'users.restore',
        before: { suspendedReason: 'x' },
        after: { suspendedReason: null },
      }),
    ]);
    expect(html).not.toContain('ריק');
    expect(html).toMatch(/<bdi>מקצועי<\/bdi> עד <time[^>]*><bdi[^>]*>15 בינו׳ 2027/);
    expect(html).toMatch(/<bdi>x<\/bdi>.*<bdi>ללא<\/bdi>/);
  });

  test('shows in each row the prices of a package and from when, and whether a point is shown', () => {
    const target = { kind: 'package', id: '2', name: 'Advanced' };
    const at = '2026-11-20T10:00:00.000Z';
    const next = { monthlyPrice: 4_500, yearlyPrice: 35_000, effectiveFrom: at };
    const before = { monthlyPrice: 4_000, yearlyPrice: 30_000 };
    const priced = entryExample({ id: 1, action: 'packages.price', target, before, after: next });
    const dropped = entryExample({ id: 2, action: 'packages.drop-price', target, before: next, after: null });
    const text = (entry: AuditEntry, locale: Locale) =>
      page([entry], locale)
        .replace(/<[^<>]*>/g, ' ')
        .replace(/\s+/g, ' ');
    expect(text(priced, 'en')).toContain('₪40 ₪45 a month ₪300 ₪350 a year from 20 Nov 2026');
    expect(text(priced, 'he')).toContain('₪40 ₪45 לחודש ₪300 ₪350 לשנה החל ב־ 20 בנוב׳ 2026');
    expect(text(dropped, 'en')).toContain('₪45 a month ₪350 a year from 20 Nov 2026');
    const half = entryExample({
      id: 3,
      action: 'packages.price',
      target,
      before,
      after: { ...next, yearlyPrice: 30_000 },
    });
    expect(text(half, 'en')).toContain('₪45 a month ₪300 a year from');
    const name = { he: 'קיוסק', en: 'Kiosk' };
    const point = { action: 'orders.change-point', target: { kind: 'pickup-point', id: '5', name: null } };
    const hidden = entryExample({ ...point, before: { isHidden: false }, after: { name, isHidden: true } });
    expect(text(hidden, 'he')).toMatch(/מוצגת מוסתרת.*קיוסק/);
  });

  test('names a target that has only a number by its kind', () => {
    const order = { action: 'orders.move', target: { kind: 'order', id: '9', name: null }, before: null, after: null };
    expect(page([entryExample(order)])).toMatch(/href="\/admin\/orders\/9"[^<>]*>.*הזמנה \u20689\u2069/);
  });

  test('names the target as the entry recorded it, without repeating it below the action', () => {
    const post = { action: 'blog.publish', target: { kind: 'post', id: '14', name: null }, before: null };
    const html = page([entryExample({ ...post, after: { title: 'One tap' } })]);
    expect(html.match(/One tap/g)).toHaveLength(1);
    const setting = { kind: 'setting', id: 'contact', name: null };
    expect(page([entryExample({ target: setting, before: null, after: null })], 'en')).toContain('Contact details');
    const target = { kind: 'community', id: '3', name: null };
    expect(page([entryExample({ target, before: null, after: { name: { he: 'Guild' } } })], 'en')).toContain('Guild');
  });

  test('shows a field of an earlier release under its current name', () => {
    const html = renderEntry({
      before: { givenPackage: null, chip: null },
      after: { givenPackage: 'pro', chip: 'ntag215' },
    });
    for (const name of ['Gift package', 'Kind of chip']) expect(html).toContain(name);
    expect(html).not.toContain('givenPackage');
  });

  test('shows an action without a text by its name, and the command line actor by its own', () => {
    const html = page([entryExample({ action: 'users.fly', actor: { id: null, name: 'shell' } })], 'en');
    expect(html).toContain('users.fly');
    expect(html).toContain('Command line');
    expect(html).not.toContain('shell');
  });

  test('shows the filters of the URL', () => {
    const html = page([entryExample()], 'en', 'action=users.suspend&actor=3&target=user%3A7');
    expect(html).toMatch(/<option value="users.suspend" selected=""/);
    expect(html).toMatch(/<option value="3" selected=""/);
    expect(html).toContain('Users: all');
    expect(html).toContain('Show everything else too');
    expect(page([entryExample()], 'en')).not.toContain('Show everything else too');
  });

  test('shows its own text when it is empty', () => {
    expect(page([])).toContain('עוד לא נרשמו פעולות');
  });
});

describe('an entry', () => {
  test('shows before and after, field by field', () => {
    const html = renderEntry();
    expect(html).toContain('Suspended since');
    const migration = renderEntry({ before: null, after: { tell: true, when: 'now', price: 'keep' } });
    for (const text of ['Customers are notified', 'Immediately', 'Unchanged']) expect(migration).toContain(text);
    expect(html.indexOf('Before: ')).toBeLessThan(html.indexOf('After: '));
    expect(html.match(/Before: /g)).toHaveLength(1);
    expect(html.match(/After: /g)).toHaveLength(2);
    expect(html).toContain('Spam');
    expect(html).toContain('href="/admin/audit?target=user%3A7"');
  });

  test('escapes every value', () => {
    const html = renderEntry({
      before: { body: '<img src=x>', x: { a: [1] } },
      after: { isClosed: true, count: 1_234 },
    });
    for (const text of ['&lt;img src=x&gt;', 'x · a', '>yes<', '1,234']) expect(html).toContain(text);
  });

  const textOf = (html: string) =>
    html
      .replace(/<[^<>]*>/g, ' ')
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ');
  const details = (more: Partial<AuditEntry>, locale: Locale = 'he') => textOf(renderEntry(more, locale));

  test('shows nested values, lists, percents and days as people read them, never as JSON', () => {
    const package_ = {
      before: { he: { features: ['10 כרטיסים'] }, entitlements: { profiles: 10, leadWebhook: false } },
      after: { he: { features: ['12 כרטיסים', 'עוד'] }, entitlements: { profiles: 12, leadWebhook: false } },
    };
    const shown = details(package_);
    expect(shown).toContain('עברית · מה כלול לפני: 10 כרטיסים אחרי: 12 כרטיסים עוד');
    expect(shown).toContain('מה החבילה מאפשרת · כרטיסים לפני: 10 אחרי: 12');
    // What did not change is left out.
    expect(shown).not.toContain('חיבור פניות');
    expect(details({ before: null, after: { rate: 1_900, effectiveFrom: '2027-01-01' } })).toMatch(/שיעור אחרי: 19%/);
    const day = { day: '2026-12-24', isWorked: false, note: 'ערב חג' };
    expect(details({ before: { days: [] }, after: { days: [day] } })).toMatch(
      /ימים לפני: ריק אחרי: יום: 24 בדצמ׳ 2026 · עובדים: לא · הערה: ערב חג/,
    );
    expect(details({ before: null, after: { audience: {} } })).toContain('למי אחרי: כל הלקוחות');
    expect(details({ before: null, after: { audience: { packages: ['pro'], hasProfile: true } } })).toMatch(
      /למי · חבילות אחרי: מקצועי.*למי · יש כרטיס באוויר אחרי: כן/,
    );
    const cancelled = { status: 'cancelled', endedAt: null };
    const subscription = details({ before: { status: 'active', endedAt: null }, after: cancelled });
    expect(subscription).toContain('מצב לפני: פעיל אחרי: בוטל');
    expect(subscription).not.toContain('הסתיים');
    expect(details({ before: null, after: { name: { he: 'אופים', en: '' }, field: 'food' } })).toMatch(
      /שם · עברית אחרי: אופים תחום אחרי: אוכל ואפייה/,
    );
  });

  test('names every value of the settings and of what packages allow', () => {
    const names = (value: unknown): string[] =>
      Array.isArray(value)
        ? value.flatMap(names)
        : typeof value === 'object' && value !== null
          ? Object.entries(value).flatMap(([name, inner]) => [name, ...names(inner)])
          : [];
    const holiday = { day: '2026-12-24', isWorked: false, note: 'x' };
    const all = [...settingKeys.map((key) => registry[key].initial), entitlements.shape, holiday].flatMap((one) =>
      one === entitlements.shape ? Object.keys(one) : names(one),
    );
    for (const name of all) expect(fieldTexts.dictionary, name).toHaveProperty([name]);
  });

  test('without details shows that; a target without a page is not a link', () => {
    const html = renderEntry({ before: null, after: null, target: { kind: 'books', id: 'all', name: null } });
    expect(html).toContain('No details were recorded');
    expect(html).toMatch(/Books<\/span> <bdi dir="ltr">all</);
  });
});

test('states are shown in words, whatever they belong to', () => {
  const shown = (name: string, value: string) => renderEntry({ before: null, after: { [name]: value } }, 'he');
  for (const state of [...orderStates, ...tagStates, ...errorStates])
    expect(shown('state', state)).not.toContain(`>${state}<`);
  for (const status of [...migrationStatuses, ...broadcastStatuses])
    expect(shown('status', status)).not.toContain(`>${status}<`);
  for (const carrier of carrierNames.filter((name) => !/^(ups|dhl|fedex|hfd)$/.test(name)))
    expect(shown('carrier', carrier)).not.toContain(`>${carrier}<`);
});

test.each(locales)('is in one language in %s, for every action', (locale) => {
  const rows = auditActions.map((action, id) => entryExample({ id, action }));
  const html = page(rows, locale) + renderEntry({}, locale);
  if (locale === 'he') return expect(html).toMatch(hebrew);
  expect(html.match(hebrew)).toBeNull();
});
