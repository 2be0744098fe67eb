import { describe, expect, test, vi } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import type { PhysicalOrder, SavedDesign } from '../../contract.ts';
import { designExample, orderExample, pricesExample } from '../testing/physical-card-examples.ts';
import { renderPhysicalCards } from '../testing/render-physical-cards.tsx';
import { OrderFormPage } from './order-form-page.tsx';

vi.stubGlobal('window', { location: { origin: 'https://negia.example' } });

const render = (known: Parameters<typeof renderPhysicalCards>[3]) =>
  renderPhysicalCards(<OrderFormPage />, '/physical-cards/order/:designId', '/physical-cards/order/7', known);

const known = { design: designExample, prices: pricesExample };

describe('the form', () => {
  test('starts with the last delivery method and shows the price breakdown', () => {
    const html = render(known);
    expect(html).toContain('value="ירושלים"');
    // One PVC card at ten percent off, by express.
    for (const text of ['₪89', '-₪8.90', '₪49', '₪129.10']) expect(html).toContain(text);
  });

  test('shows delivery dates for each delivery method', () => {
    const html = render(known);
    for (const text of ['₪25', '₪15', 'בין 18 ל־22 בנובמבר', 'יום רביעי, 18 בנובמבר']) expect(html).toContain(text);
  });

  test('shows what a bigger plan would save, except with the biggest', () => {
    expect(render(known)).toContain('₪8.90');
    expect(render(known)).toContain('בחבילה ״Pro״');
    expect(render({ ...known, prices: { ...pricesExample, discount: 20 } })).not.toContain('בחבילה ״');
  });

  test('links to an email for large quantities', () => {
    expect(render(known)).toContain('href="mailto:hello@negia.example?subject=');
  });

  test('offers the pick-up points instead of an address', () => {
    const points = [{ id: 4, city: 'חיפה', name: 'כלבו הכרמל', street: 'שדרות הנשיא 150' }];
    const pickup = { ...known, prices: { ...pricesExample, lastDelivery: 'pickup' as const } };
    const html = render({ ...pickup, points });
    for (const name of ['address.city', 'address.street']) expect(html).not.toContain(name);
    expect(html).toContain('כלבו הכרמל, שדרות הנשיא 150');
    expect(render({ ...pickup, points: [] })).toContain('אין כרגע נקודות איסוף');
    expect(render(known)).toContain('address.street');
  });
});

describe('an earlier order of the design', () => {
  const order = (change: Partial<PhysicalOrder>): PhysicalOrder => ({
    ...orderExample,
    id: 31,
    designId: designExample.id,
    state: 'pending_payment',
    quantity: 2,
    ...change,
  });

  test('that waits for payment is shown, with the way to it', () => {
    const html = render({ ...known, orders: [order({})] });
    expect(html).toContain('כבר יש הזמנה של העיצוב הזה');
    expect(html).toContain('href="/physical-cards/orders/31"');
  });

  test('that is paid, or is of another design, is not', () => {
    for (const other of [order({ state: 'paid' }), order({ designId: 99 })])
      expect(render({ ...known, orders: [other] })).not.toContain('כבר יש הזמנה של העיצוב הזה');
  });
});

describe('a design', () => {
  const without = (change: Partial<SavedDesign['design']['words']>): SavedDesign => ({
    ...designExample,
    design: { ...designExample.design, words: { ...designExample.design.words, ...change } },
  });

  test('that cannot be printed disables ordering and links to the designer', () => {
    const html = render({ ...known, design: without({ name: '' }) });
    expect(html).toContain('עדיין אי אפשר להדפיס');
    expect(html).toMatch(/<button[^>]*disabled[^>]*type="submit"|<button[^>]*type="submit"[^>]*disabled/);
    expect(html).toContain('href="/physical-cards/design/7"');
  });

  test('that is worth another look says what to look at', () => {
    const design = { ...designExample.design, qr: { ...designExample.design.qr, size: 13 } };
    const html = render({ ...known, design: { ...designExample, design } });
    for (const text of ['כדאי להסתכל עוד פעם', 'ויש טלפונים שיתקשו לסרוק אותו.</li>', 'אפשר להזמין גם ככה.'])
      expect(html).toContain(text);
    const english = render({ ...known, design: { ...designExample, design }, locale: 'en' });
    expect(english).toContain('some phones will struggle to scan it.</li>');
  });

  test('whose profile was deleted requires choosing another profile', () => {
    expect(render({ ...known, design: { ...designExample, profileId: null } })).toContain('בחירת כרטיס דיגיטלי');
  });
});

test('is marked busy while loading', () => {
  expect(render({ prices: pricesExample })).toContain('aria-busy="true"');
});

test.each(locales)('in %s: no inline styles, unique ids, one h1, no text in another language', (locale) => {
  const html = render({ ...known, locale });
  expectSoundHtml(html, locale);
  expect(html.match(/<h1/g)).toHaveLength(1);
});
