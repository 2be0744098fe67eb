import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import type { PaymentMethod } from '../../contract.ts';
import { renderPaying, visa } from '../testing/render-paying.tsx';
import { firstChoice, isOffered, type MethodChoice, MethodPicker, withTyped } from './method-picker.tsx';

const list: PaymentMethod[] = [
  visa,
  { ...visa, id: 2, brand: 'mastercard', last4: '4444', isDefault: false, expiry: 'soon', expMonth: 11, expYear: 2026 },
  { ...visa, id: 3, brand: 'isracard', last4: '0003', isDefault: false, expiry: 'over', expMonth: 1, expYear: 2025 },
];
const render = (value: MethodChoice, methods?: PaymentMethod[], locale: Locale = 'he', payment?: 'optional') =>
  renderPaying(<MethodPicker value={value} onChange={() => undefined} payment={payment} />, methods, locale);
const radios = (html: string): string[] => html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];

describe('the saved cards', () => {
  test('are radio options, with a new card as one more', () => {
    const html = render(1, list);
    expect(radios(html)).toHaveLength(4);
    expect(html).toContain('ויזה');
    expect(html).toMatch(/<bdi dir="ltr"[^>]*>.*?4242<\/bdi>/);
    expect(html).toContain('כרטיס אחר');
  });

  test('the selected one is checked, or none', () => {
    expect(radios(render(2, list)).map((radio) => radio.includes('checked'))).toEqual([false, true, false, false]);
    expect(radios(render(null, list)).some((radio) => radio.includes('checked'))).toBe(false);
  });

  test('an expired one is labelled and disabled; one expiring soon is labelled', () => {
    const html = render(1, list);
    expect(radios(html).map((radio) => radio.includes('disabled'))).toEqual([false, false, true, false]);
    expect(html).toContain('פג תוקף');
    expect(html).toContain('עומד לפוג');
  });

  test('the card fields are hidden until “new” is selected', () => {
    expect(render(1, list)).not.toContain('פרטי הכרטיס');
    expect(render('new', list)).toContain('פרטי הכרטיס');
  });
});

describe('a new card', () => {
  test('is shown without a list when there are no saved cards', () => {
    const html = render('new', []);
    expect(radios(html)).toHaveLength(0);
    expect(html).toContain('טוענים את שדות הכרטיס');
  });

  test('has a save checkbox, checked, only when offered', () => {
    expect(render('new', [])).not.toContain('type="checkbox"');
    expect(render('new', [], 'he', 'optional')).toMatch(/type="checkbox"[^>]*checked/);
  });
});

test('shows a loading state', () => {
  const html = render(null);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('טוענים את הכרטיסים שלכם');
});

test.each(locales)('in %s: has no inline style, unique ids, and a single language', (locale) => {
  for (const value of [1, 'new', null] as const) expectSoundHtml(render(value, list, locale, 'optional'), locale);
});

const second = { ...visa, id: 2, isDefault: false };

describe('the initial choice', () => {
  test('is the default card', () => {
    expect(firstChoice([second, visa])).toBe(1);
  });

  test('is a new card when there is none', () => {
    expect(firstChoice([])).toBe('new');
  });

  test('is none when the default has expired, so that the owner decides', () => {
    expect(firstChoice([second, { ...visa, expiry: 'over' }])).toBeNull();
    expect(firstChoice([second, { ...visa, expiry: 'soon' }])).toBe(1);
  });
});

test('a removed card is no longer a valid choice', () => {
  expect(isOffered(1, [visa])).toBe(true);
  expect(isOffered('new', [])).toBe(true);
  expect(isOffered(2, [visa])).toBe(false);
  expect(isOffered(null, [visa])).toBe(false);
});

test('a one-time card is added to the list, and a saved one is not repeated', () => {
  expect(withTyped([visa], [second]).map(({ id }) => id)).toEqual([1, 2]);
  expect(withTyped([visa, second], [second]).map(({ id }) => id)).toEqual([1, 2]);
});
