import { afterEach, describe, expect, test, vi } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { type WorkshopOrderDetail, workshopApi } from '../../contract.ts';
import { fakeNfc } from '../testing/fake-nfc.ts';
import { renderWorkshop } from '../testing/render-workshop.tsx';
import { orderDetailExample, tagExample } from '../testing/workshop-examples.ts';
import { OrderPage } from './order-page.tsx';

vi.stubGlobal('window', { location: { origin: 'https://negia.example' } });
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'NDEFReader');
});

const at = '2026-11-12T09:00:00.000Z';
const tags = [tagExample('ABCD2345', { writtenAt: at }), tagExample('WXYZ6789')];
const canWrite = () => Reflect.set(globalThis, 'NDEFReader', fakeNfc(undefined).Nfc);

const render = (order: WorkshopOrderDetail, locale: Locale = 'he') =>
  renderWorkshop(<OrderPage />, {
    at: '/admin/orders/12',
    locale,
    prepare: (queries) => queries.setQueryData(adminKeys.detail(workshopApi.order, 12), order),
  });

/** The buttons of the available steps, with primary ones marked. */
const steps = (html: string) =>
  [...html.matchAll(/<button[^>]*data-variant="(default|outline)"[^>]*>([^<]+)<\/button>/g)].map(([, variant, text]) =>
    variant === 'default' ? `${text}!` : text,
  );

/** Beside the address, until nothing is sent any more. */
const address = 'תיקון הכתובת';

describe('available actions', () => {
  test('only the next step is emphasised', () => {
    expect(steps(render(orderDetailExample('paid')))).toEqual(['אישור!', 'בקשת תיקון', 'ביטול ההזמנה', address]);
    expect(steps(render(orderDetailExample('encoded')))).toEqual(['שליחה!', 'ביטול ההזמנה', address]);
    expect(steps(render(orderDetailExample('delivery_problem')))).toEqual(['שליחה!', 'נמסרה', 'הוחזרה אלינו', address]);
  });

  test('an order waiting for its owner shows so, with the requested changes', () => {
    const html = render(orderDetailExample('needs_changes', { reason: 'The logo is blurred' }));
    expect(html).toContain('מחכים שהלקוח ישלח עיצוב מתוקן');
    expect(html).toContain('The logo is blurred');
    expect(steps(html)).toEqual(['ביטול ההזמנה', address]);
  });

  test('a closed order has no actions', () => {
    const html = render(orderDetailExample('refunded'));
    expect(html).toContain('ההזמנה סגורה');
    expect(steps(html)).toEqual([]);
    expect(render(orderDetailExample('cancelled'))).toContain('ההזמנה בוטלה');
  });
});

describe('order details', () => {
  test('lead to the customer, the card, the payment, the invoice and the credit note', () => {
    const documents = [{ kind: 'invoice_receipt', number: 17 } as const, { kind: 'credit_note', number: 3 } as const];
    const html = render(orderDetailExample('refunded', { documents }));
    for (const to of ['users/4', 'profiles/7', 'payments/31', 'invoices?q=000017&amp;kind=invoice_receipt'])
      expect(html).toContain(`href="/admin/${to}"`);
    expect(html).toContain('href="/admin/invoices?q=000003&amp;kind=credit_note"');
    expect(html).toContain('חשבונית זיכוי');
  });

  test('name the admin of each step, and offer to correct the tracking of a parcel on its way', () => {
    const tracking = { carrier: 'ups', number: '1Z', link: null };
    const history = orderDetailExample('shipped').history.map(
      (step) => ({ ...step, by: 'admin', actor: 'Noa' }) as const,
    );
    const html = render(orderDetailExample('shipped', { tracking, history }));
    expect(html).toContain('<bdi>Noa</bdi>');
    expect(html).toContain('תיקון פרטי המעקב');
    expect(render(orderDetailExample('delivered', { tracking }))).not.toContain('תיקון פרטי המעקב');
  });

  test('show the corrections of the tracking between the steps of the order', () => {
    const correction = { id: 9, at: '2099-01-01T00:00:00.000Z', actor: 'Noa' };
    const corrections = [
      { ...correction, carrier: { before: 'own', after: 'hfd' }, number: { before: null, after: 'X1' } },
    ];
    const html = render(orderDetailExample('shipped', { corrections }));
    expect(html).toContain('חברת המשלוחים: \u2068HFD\u2069, קודם: \u2068השליח שלנו\u2069');
    expect(html).toContain('מספר המעקב: \u2068X1\u2069, קודם: ריק');
    expect(html.indexOf('פרטי המעקב תוקנו')).toBeLessThan(html.indexOf('שולמה'));
  });

  test('shows both sides, the exact amount, the full address and the history with its actors', () => {
    const html = render(orderDetailExample('paid'));
    for (const text of ['החזית של הכרטיס', 'הגב של הכרטיס', '₪203.10', 'Herzl 7', 'כניסה B, דירה 3'])
      expect(html).toContain(text);
    expect(html).toContain('מיקוד 3310401');
    expect(html.indexOf('שולמה')).toBeLessThan(html.indexOf('הוזמנה'));
    expect(html).toContain('המערכת, ');
  });

  test('shows design problems before printing', () => {
    const order = orderDetailExample('paid');
    const { design } = order;
    expect(render(order)).toContain('לא מצאנו בעיות בעיצוב');
    const nameless = { ...design, words: { ...design.words, name: '' } };
    expect(render({ ...order, design: nameless })).toContain('אין שם על הכרטיס');
  });

  test('shows that the address of a deleted owner was deleted too', () => {
    const html = render(orderDetailExample('delivered', { address: null, owner: { id: 4, name: '', email: null } }));
    expect(html).toContain('הכתובת נמחקה יחד עם החשבון');
    expect(html).toContain('החשבון נמחק');
  });

  test('links to the parcel tracking', () => {
    const tracking = { carrier: 'hfd', number: 'X1', link: 'https://track.example/X1' };
    const html = render(orderDetailExample('shipped', { tracking }));
    expect(html).toContain('href="https://track.example/X1"');
    expect(html).toContain('HFD');
  });
});

describe('files and tags', () => {
  test('before production there are no tags, CSV or print file', () => {
    const html = render(orderDetailExample('approved'));
    expect(html).toContain('השבבים ייווצרו כשתתחילו בייצור');
    expect(html).toContain('href="/api/admin/orders/labels.pdf?ids=12"');
    expect(html).not.toMatch(/chips\.csv|print\.pdf/);
  });

  test.each(['cancelled', 'refunded', 'expired'] as const)('an order that is %s promises and offers none', (state) => {
    const html = render(orderDetailExample(state));
    expect(html).not.toMatch(/ייצור|\/api\/admin\/orders\//);
    // What was made before stays visible.
    expect(render(orderDetailExample(state, { chips: tags }))).toContain('https://negia.example/t/WXYZ6789');
  });

  test('each tag shows its link, bytes and matching models; a written one cannot be marked again', () => {
    const html = render(orderDetailExample('in_production', { chips: tags }));
    expect(html).toContain('href="/api/admin/orders/chips.csv?ids=12"');
    expect(html).toContain('href="/api/admin/orders/print.pdf?ids=12"');
    expect(html).toContain('https://negia.example/t/WXYZ6789');
    expect(html).toContain('d1 01 03 55');
    expect(html).toContain('NTAG213, NTAG215');
    expect(html).toContain('נצרבו 1 מתוך 2');
    expect(html.match(/סימון כצרוב: \w+/g)).toEqual(['סימון כצרוב: WXYZ6789']);
  });

  test('browsers other than Chrome on Android do not offer writing', () => {
    const html = render(orderDetailExample('in_production', { chips: tags }));
    expect(html).toContain('ב־Chrome באנדרואיד');
    expect(html).not.toContain('צריבת השבב הזה');
  });

  test('a phone with Web NFC offers the next unwritten tag', () => {
    canWrite();
    const html = render(orderDetailExample('in_production', { chips: tags }));
    expect(html).toMatch(/השבב הבא:.{0,80}WXYZ6789/);
    expect(html).toContain('צריבת השבב הזה');
    expect(html).not.toContain('ב־Chrome באנדרואיד');
  });

  test('shows when all tags are written', () => {
    canWrite();
    const html = render(orderDetailExample('in_production', { chips: tags.slice(0, 1) }));
    expect(html).toContain('כל השבבים נצרבו');
    expect(html).not.toContain('הכול נצרב במכונה');
  });
});

test('an invalid order number shows the not-found page', () => {
  const html = renderWorkshop(<OrderPage />, { at: '/admin/orders/abc' });
  expect(html).toContain('ההזמנה הזאת לא נמצאה');
  expect(html).toContain('href="/admin/orders"');
});

testHtmlInBothLanguages((locale) => {
  const order = orderDetailExample('in_production', { chips: tags });
  const withoutNfc = render(order, locale);
  canWrite();
  return [withoutNfc, render(order, locale)];
});
