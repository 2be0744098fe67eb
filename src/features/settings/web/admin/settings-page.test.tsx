import { describe, expect, test } from 'vitest';
import type { VatRates } from '#features/invoices/vat-contract.ts';
import { loadVatRatesSetting } from '#features/invoices/web/index.ts';
import { Claims } from '#features/landing/web/index.ts';
import { deliveryDays } from '#features/physical-cards/delivery.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import type { AdminSettings } from '../../admin-contract.ts';
import { defaultClaims } from '../../claims-texts.ts';
import { registry } from '../../registry.ts';
import { renderSettings, settingsExample } from '../testing/render-settings.tsx';
import { differences } from './differences.ts';
import { StaleSection } from './setting-panel.tsx';
import { SettingsPage } from './settings-page.tsx';

const vatExample: VatRates = {
  today: '2026-11-16',
  rates: [
    { since: '2027-01-01', rate: 1_750, state: 'future' },
    { since: '2025-01-01', rate: 1_800, state: 'current' },
    { since: '2015-10-01', rate: 1_700, state: 'over' },
  ],
};

const slots = { Claims, VatRates: await loadVatRatesSetting(), postDays: deliveryDays.post };
const page = (settings: AdminSettings | undefined, locale: Locale = 'en') =>
  renderSettings(<SettingsPage {...slots} />, {
    locale,
    settings,
    prepare: (queries) => queries.setQueryData(['/api/admin/vat-rates'], vatExample),
  });
const claimLists = (html: string) => html.match(/<dl[^>]* data-count="\d">/g) ?? [];

describe('the page', () => {
  const html = page(settingsExample());

  test('has a section for every setting and a link to each', () => {
    for (const section of ['claims', 'contact', 'issuer', 'vat', 'holidays', 'printing', 'maintenance']) {
      expect(html).toContain(`href="#${section}"`);
      expect(html).toContain(`id="${section}"`);
    }
  });

  test('is marked busy while loading', () => {
    expect(page(undefined)).toContain('aria-busy="true"');
    expect(renderSettings(<SettingsPage {...slots} />, { settings: settingsExample() })).not.toContain('aria-busy');
  });

  test('previews the claims of the landing page, in both languages', () => {
    expect(claimLists(html)).toEqual([expect.stringContaining('"4"'), expect.stringContaining('"4"')]);
    const hiddenClaim = { ...defaultClaims.cards, isShown: false };
    const claims = { ...settingsExample().claims, value: { ...defaultClaims, cards: hiddenClaim } };
    expect(claimLists(page(settingsExample({ claims })))[0]).toContain('"3"');
    const none = { cards: hiddenClaim, satisfaction: hiddenClaim, support: hiddenClaim, templates: hiddenClaim };
    const empty = page(settingsExample({ claims: { ...claims, value: none } }));
    expect(claimLists(empty)).toEqual([]);
    expect(empty).toContain('the strip won’t be shown');
  });

  test('shows who saved last, or that a value is the default', () => {
    expect(html.match(/This is the default/g)).toHaveLength(6);
    const contact = { ...settingsExample().contact, version: 3, updatedAt: '2026-11-15T10:00:00Z', updatedBy: 'dana' };
    const saved = page(settingsExample({ contact }));
    expect(saved).toContain('dana');
    expect(saved.match(/This is the default/g)).toHaveLength(5);
  });

  test('warns about a placeholder issuer, and more strongly in production', () => {
    expect(html).toContain('a company that doesn’t exist');
    expect(html).toMatch(/data-tone="warn"/);
    const live = page(settingsExample({ isLive: true }));
    expect(live).toMatch(/data-tone="bad".*real customers/);
    expect(page(settingsExample({ isIssuerInvented: false }))).not.toContain('does not exist');
  });

  test('only a future VAT rate can be removed', () => {
    expect(html.match(/aria-label="Remove the rate from/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Remove the rate from 1 January 2027"');
    expect(html).toContain('min="2026-11-17"');
  });

  test('has no inline styles', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  test.each(locales)('in %s uses one language, except for bilingual values', (locale) => {
    const htmlWords = page(settingsExample(), locale)
      .replace(/value="[^"]*"/g, '')
      .replace(/<div[^>]* lang="he".*?<\/section><\/div>/g, '');
    if (locale === 'en') expect(htmlWords.match(/[\u0590-\u05ff]+/g)).toBeNull();
    else expect(htmlWords).toMatch(/[\u0590-\u05ff]/);
  });
});

describe('a save conflict', () => {
  const { contact } = settingsExample();
  const newer = {
    value: { ...contact.value, mail: 'theirs@negia.example' },
    version: 4,
    updatedAt: '2026-11-15T10:00:00Z',
    updatedBy: 'dana',
  };
  const mine = { ...contact.value, mail: 'mine@negia.example', phone: '*5550' };

  test('shows both versions by field and offers to choose', () => {
    const nothing = () => undefined;
    const state = {
      form: undefined as never,
      isDirty: true,
      isPending: false,
      newer,
      save: nothing,
      undo: nothing,
      overwrite: nothing,
    };
    const html = renderSettings(<StaleSection id="contact" newer={newer} mine={mine} state={state} />, {
      locale: 'en',
    });
    for (const section of [
      'theirs@negia.example',
      'mine@negia.example',
      '*5550',
      'dana',
      'Save mine',
      'Use what is saved',
    ])
      expect(html).toContain(section);
  });

  test('lists only the fields that differ', () => {
    expect(differences('contact', newer.value, mine, 'en')).toEqual([
      { name: 'Email', theirs: 'theirs@negia.example', mine: 'mine@negia.example' },
      { name: 'Phone', theirs: '', mine: '*5550' },
    ]);
    const { cards } = defaultClaims;
    const other = { ...cards, isShown: false, label: { he: cards.label.he, en: 'people' } };
    expect(differences('claims', defaultClaims, { ...defaultClaims, cards: other }, 'en')).toEqual([
      { name: 'Cards', theirs: 'Shown', mine: 'Hidden' },
      { name: 'Cards, English', theirs: '1000+ active cards', mine: '1000+ people' },
    ]);
    const day = { day: '2026-12-01', isWorked: false, note: 'trip' };
    expect(differences('holidays', { days: [day] }, { days: [] }, 'en')).toEqual([
      { name: '2026-12-01', theirs: 'We don’t work · trip', mine: '' },
    ]);
    const { initial } = registry.issuer;
    expect(differences('issuer', initial, { ...initial, taxId: '123456782' }, 'en')).toHaveLength(1);
  });
});
