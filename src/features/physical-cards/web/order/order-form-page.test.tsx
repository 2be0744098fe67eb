import { describe, expect, test, vi } from 'vitest';
import { locales } from '#i18n/locale.ts';
import type { SavedDesign } from '../../contract.ts';
import { designExample, pricesExample } from '../testing/physical-card-examples.ts';
import { renderPhysicalCards } from '../testing/render-physical-cards.tsx';
import { OrderFormPage } from './order-form-page.tsx';

vi.stubGlobal('window', { location: { origin: 'https://negia.example' } });

const render = (known: Parameters<typeof renderPhysicalCards>[3]) =>
  renderPhysicalCards(<OrderFormPage />, '/physical-cards/order/:designId', '/physical-cards/order/7', known);

const known = { design: designExample, prices: pricesExample };

describe('the form', () => {
  test('begins with the last way, suggests cities, and sums it up', () => {
    const html = render(known);
    expect(html).toContain('value="ירושלים"');
    // One PVC card at ten percent off, by express.
    for (const text of ['₪89', '-₪8.90', '₪49', '₪129.10']) expect(html).toContain(text);
  });

  test('promises a day for each way of delivery', () => {
    const html = render(known);
    for (const text of ['₪25', '₪15', 'בין 18 ל־22 בנובמבר', 'ביום רביעי, 18 בנובמבר']) expect(html).toContain(text);
  });

  test('says what a bigger package would save, to whoever has none', () => {
    expect(render(known)).toContain('₪8.90');
    expect(render(known)).toContain('בחבילת Pro');
    expect(render({ ...known, prices: { ...pricesExample, discount: 20 } })).not.toContain('בחבילת');
  });

  test('sends whoever needs very many to write', () => {
    expect(render(known)).toContain('href="mailto:hello@negia.example?subject=');
  });

  test('does not ask for a street where a pick-up point will do', () => {
    const html = render({ ...known, prices: { ...pricesExample, lastDelivery: 'pickup' } });
    expect(html).not.toContain('address.street');
    expect(render(known)).toContain('address.street');
  });
});

describe('a design', () => {
  const without = (change: Partial<SavedDesign['design']['words']>): SavedDesign => ({
    ...designExample,
    design: { ...designExample.design, words: { ...designExample.design.words, ...change } },
  });

  test('that cannot be printed is not ordered, and leads back to the designer', () => {
    const html = render({ ...known, design: without({ name: '' }) });
    expect(html).toContain('אי אפשר עדיין להדפיס');
    expect(html).toMatch(/<button[^>]*disabled[^>]*type="submit"|<button[^>]*type="submit"[^>]*disabled/);
    expect(html).toContain('href="/physical-cards/design/7"');
  });

  test('whose profile is gone needs another one first', () => {
    expect(render({ ...known, design: { ...designExample, profileId: null } })).toContain('לבחור כרטיס דיגיטלי');
  });
});

test('while it is read, its shape stands there', () => {
  expect(render({ prices: pricesExample })).toContain('aria-busy="true"');
});

test.each(locales)('in %s: no inline style, ids once, one first heading, its own language', (locale) => {
  const html = render({ ...known, locale });
  expect(html).not.toMatch(/\sstyle=/);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(html.match(/<h1/g)).toHaveLength(1);
  if (locale === 'en') expect(html.match(/[\u0590-\u05ff]+/g)).toBeNull();
});
