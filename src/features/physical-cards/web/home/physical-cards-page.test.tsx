import { describe, expect, test, vi } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import type { PhysicalOrder } from '../../contract.ts';
import { designExample, orderExample, pricesExample, profileExample } from '../testing/physical-card-examples.ts';
import { renderPhysicalCards } from '../testing/render-physical-cards.tsx';
import { PhysicalCardsPage } from './physical-cards-page.tsx';

vi.stubGlobal('window', { location: { origin: 'https://negia.example' } });

const render = (known: Parameters<typeof renderPhysicalCards>[3]) =>
  renderPhysicalCards(<PhysicalCardsPage />, '/physical-cards', '/physical-cards', known);

const nothing = { profiles: [profileExample], designs: [], orders: [], tags: [], prices: pricesExample };
const { history: _, tags: __, ...shipped } = orderExample;
const ofState = (id: number, change: Partial<PhysicalOrder>): PhysicalOrder => ({
  ...shipped,
  id,
  tracking: null,
  can: [],
  ...change,
});

describe('without orders or designs', () => {
  test('shows the user’s own card in each material with its price, and links to design it', () => {
    const html = render(nothing);
    for (const material of ['pvc', 'wood', 'metal'])
      expect(html).toContain(`href="/physical-cards/design/new?profile=4&amp;material=${material}"`);
    for (const text of ['Noa Barak', '₪89', '₪80.10', '₪116.10', '₪179.10', '10% הנחה', '3 עד 5 ימי עסקים'])
      expect(html).toContain(text);
  });

  test('waits for the user’s prices', () => {
    const { prices: _prices, ...unknown } = nothing;
    expect(render(unknown)).not.toContain('₪');
  });

  test('links a user without a profile to create one first', () => {
    const html = render({ ...nothing, profiles: [] });
    for (const text of ['href="/editor?new=1"', 'השם שלכם', '₪80.10', '₪179.10']) expect(html).toContain(text);
    expect(html).not.toContain('/physical-cards/design');
  });
});

describe('with orders or designs', () => {
  test('shows open orders with their delivery dates and tracking', () => {
    const html = render({ ...nothing, orders: [shipped] });
    for (const text of ['שני כרטיסי PVC', 'בדרך אליכם', 'בין 18 ל־22 בנובמבר', 'RR123456785IL'])
      expect(html).toContain(text);
    expect(html).toContain('href="https://post.example/track?code=RR123456785IL"');
    expect(html).toContain('href="/physical-cards/orders/31"');
    expect(html).not.toContain('הזמנות קודמות');
  });

  test('links to the payment of an unpaid order and shows the requested changes', () => {
    const html = render({
      ...nothing,
      orders: [
        ofState(40, { state: 'pending_payment' }),
        ofState(41, { state: 'needs_changes', reason: 'The logo is blurred' }),
      ],
    });
    expect(html).toContain('href="/checkout/physical-card/40"');
    for (const text of ['The logo is blurred', 'לתיקון העיצוב']) expect(html).toContain(text);
  });

  test('lists designs to order and edit, and earlier orders to reorder', () => {
    const html = render({ ...nothing, designs: [designExample], orders: [ofState(12, { state: 'delivered' })] });
    for (const path of ['/physical-cards/order/7', '/physical-cards/design/7', '/physical-cards/orders/12'])
      expect(html).toContain(`href="${path}"`);
    for (const text of ['Spring', 'הזמנות קודמות', 'להזמין שוב']) expect(html).toContain(text);
    expect(html).not.toContain('הזמנות פעילות');
  });

  test('shows that the profile of a design was deleted', () => {
    expect(render({ ...nothing, designs: [{ ...designExample, profileId: null }] })).toContain('נמחק. בחרו אחר');
  });
});

test('is marked busy while loading', () => {
  expect(render({})).toContain('aria-busy="true"');
});

test.each(locales)('in %s: no inline styles, unique ids, one h1, no text in another language', (locale) => {
  const past = ofState(12, { state: 'delivered' });
  for (const html of [
    render({ ...nothing, locale }),
    render({ ...nothing, locale, profiles: [] }),
    render({ ...nothing, locale, designs: [designExample], orders: [shipped, past] }),
  ]) {
    expectSoundHtml(html, locale);
    expect(html.match(/<h1/g)).toHaveLength(1);
  }
});
