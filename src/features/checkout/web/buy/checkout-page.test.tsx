import { afterEach, describe, expect, test, vi } from 'vitest';
import { demoEmail } from '#features/accounts/demo-account.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import { NetworkError, ServerError, ValidationError } from '#web-kit/api/request-error.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import type { Quote } from '../../contract.ts';
import { checkoutQueries } from '../state/checkout-queries.ts';
import { physicalCardsQuoteExample, quoteExample } from '../testing/examples.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';
import { CheckoutPage, QuoteFailed } from './checkout-page.tsx';
import { PayFailureNotice, payFailureOf } from './pay-form.tsx';

const session = vi.hoisted(() => ({
  user: undefined as SessionUser | undefined,
  isChecked: true,
  isChanging: false,
  ended: undefined,
}));
vi.mock('#web-kit/session/session-store.ts', () => ({ useSession: () => session }));

const owner = { ...sessionUserExample, displayName: 'Dana' };
afterEach(() => {
  session.user = undefined;
  session.isChecked = true;
});

interface PageData {
  readonly quote?: Quote;
  readonly locale?: Locale;
  readonly at?: string;
}

function render({ quote = quoteExample, locale = 'he', at = '/checkout/package/2' }: PageData = {}): string {
  return renderCheckout(<CheckoutPage />, {
    locale,
    at,
    prepare: (queries, api) => {
      const purchase = { type: quote.type, id: quote.id, cycle: 'yearly', quantity: undefined } as const;
      const { queryKey } = checkoutQueries.quote(api, purchase, { userId: session.user?.id, locale });
      queries.setQueryData(queryKey, quote);
    },
  });
}

const failed = (error: Error, item: Pick<Quote, 'type' | 'id'> = { type: 'package', id: 2 }) => {
  const purchase = { ...item, cycle: 'yearly', quantity: undefined } as const;
  return renderCheckout(<QuoteFailed error={error} purchase={purchase} onRetry={() => undefined} />, {
    at: '/checkout',
  });
};

const upgrade = (freeDaysLeft = 0): Quote => ({
  ...quoteExample,
  amount: 45_663,
  lines: [...quoteExample.lines, { text: 'Credit', quantity: 1, amount: -24_337 }],
  renewal: quoteExample.renewal && {
    ...quoteExample.renewal,
    isUpgrade: true,
    freeDaysLeft,
    startsAfter: freeDaysLeft > 0 ? 'trial' : null,
  },
});

describe('the summary', () => {
  test('shows the item, the VAT, the yearly saving and the next steps', () => {
    const html = render();
    for (const text of ['Advanced, a year', '₪300', '₪45.76', 'מע״מ 18%', 'חוסכים 38%', '₪40', 'ימי ניסיון'])
      expect(html).toContain(text);
    expect(html).toContain('20\u00a0בנובמבר\u00a02027');
    expect(html).toContain('תבחרו אם המנוי יתחדש');
  });

  test('of an upgrade shows the deduction, and once when it starts', () => {
    const html = render({ quote: upgrade() });
    expect(render({ quote: upgrade(6) }).match(/נכנס לתוקף מיד|מתחילה ב־/g)).toHaveLength(1);
    for (const text of ['-₪243.37', '₪456.63', 'השדרוג נכנס לתוקף מיד']) expect(html).toContain(text);
    expect(html).not.toContain('ימי ניסיון');
  });

  test('is the same from the path and from the query', () => {
    expect(render({ at: '/checkout?type=package&id=2&cycle=yearly' })).toBe(render());
  });
});

describe('next to the summary', () => {
  test('a visitor sees the registration and no form', () => {
    const html = render();
    expect(html).toContain('הרשמה');
    expect(html).toContain('כבר יש לי חשבון');
    expect(html).not.toContain('<form');
  });

  test('no registration is shown before the session is checked', () => {
    session.isChecked = false;
    expect(render()).not.toContain('הרשמה');
  });

  test('the demo account sees that it cannot pay', () => {
    session.user = { ...owner, email: demoEmail };
    const html = render();
    expect(html).toContain('בחשבון ההדגמה לא משלמים');
    expect(html).not.toContain('<form');
  });

  test('an account that waits for its deletion cannot pay, and is told how it could', () => {
    session.user = { ...owner, deletesAt: '2026-12-19T10:00:00.000Z' };
    const html = render();
    expect(html).toContain('החשבון יימחק ב־19 בדצמבר 2026');
    expect(html).toContain('href="/account/data"');
    expect(html).not.toContain('<form');
  });

  test('an owner sees the form, the consent unchecked and the amount on the button', () => {
    session.user = owner;
    const html = render();
    expect(html).toContain('Renew it every year');
    expect(html).toMatch(/<input[^>]*type="checkbox"/);
    expect(html).not.toMatch(/<input(?=[^>]*type="checkbox")[^>]*\schecked/);
    expect(html).toMatch(/type="submit"[^>]*>.*לתשלום <bdi dir="ltr"[^>]*>₪300<\/bdi>/);
    expect(html).toContain('תשלום חד־פעמי');
    expect(html).toContain('המנוי מסתיים מעצמו');
  });
});

describe('without a price', () => {
  test.each(['/checkout', '/checkout/house/2', '/checkout?type=package&id=x'])('%s links to the plans', (at) => {
    expect(render({ at })).toContain('href="/?section=pricing"');
    session.user = owner;
    expect(render({ at })).toContain('href="/subscription"');
  });

  test('an unknown item shows the message of the server', () => {
    expect(failed(new ValidationError('No such thing', 404))).toContain('No such thing');
  });

  test('an item already owned links to the wallet and to the other cycle', () => {
    const html = failed(new ValidationError('Yours already', 409));
    for (const text of ['Yours already', 'href="/wallet"', 'href="/subscription?plan=2&amp;cycle=yearly"'])
      expect(html).toContain(text);
  });

  test('any other failure can be retried', () => {
    for (const error of [new Error('Broken'), new NetworkError('gone')]) {
      const html = failed(error);
      for (const text of ['לנסות שוב', '<h1', 'לכל החבילות']) expect(html).toContain(text);
    }
    expect(failed(new NetworkError('gone'), { type: 'physical-card', id: 31 })).toContain('/physical-cards/orders/31');
  });
});

test('a failed payment explains what a retry would do', () => {
  const at = '/checkout';
  for (const kind of ['network', 'server'] as const)
    expect(renderCheckout(<PayFailureNotice failure={{ kind }} />, { at })).toContain('לא תחויבו פעמיים');
  const running = { kind: 'order', message: 'Wait', orderId: 9 } as const;
  expect(renderCheckout(<PayFailureNotice failure={running} />, { at })).toContain('href="/checkout/order/9"');
  const changed = { kind: 'price', message: 'Dearer', quote: quoteExample } as const;
  expect(renderCheckout(<PayFailureNotice failure={changed} />, { at })).toContain('Dearer');
  expect(renderCheckout(<PayFailureNotice failure={{ kind: 'other', message: 'Odd' }} />, { at })).toContain('Odd');
});

test.each(locales)('is sound HTML in %s', (locale) => {
  for (const user of [undefined, owner]) {
    session.user = user;
    expectSoundHtml(render({ locale, quote: upgrade() }), locale);
  }
});

/** Dates do not break between lines. */
const plain = (html: string) => html.replaceAll(/[\u00a0\u2066-\u2069]/g, ' ');

describe('physical cards', () => {
  const physicalCards = { quote: physicalCardsQuoteExample, at: '/checkout/physical-card/31' };

  test('are summarized with their delivery, without any mention of renewals', () => {
    session.user = owner;
    const html = render(physicalCards);
    for (const text of ['Two NFC cards', 'By post', '₪203', 'כמות: 2', 'לא נחייב אתכם שוב'])
      expect(html).toContain(text);
    expect(plain(html)).toContain('הגעה משוערת: בין יום ראשון, 22 בנובמבר ליום שלישי, 24 בנובמבר, אם תשלמו היום.');
    for (const text of ['יתחדש', 'type="checkbox" name="consent"', 'דמי ביטול', 'חודשי'])
      expect(html).not.toContain(text);
  });

  test('by express are promised for one day', () => {
    const quote = { ...physicalCardsQuoteExample, arrival: { from: '2026-11-24', to: '2026-11-24' } };
    const html = plain(render({ ...physicalCards, quote }));
    expect(html).toContain('הגעה משוערת: יום שלישי, 24 בנובמבר, אם תשלמו היום.');
    expect(html).not.toContain('ימי עסקים');
  });

  test('link back to their order', () => {
    expect(render(physicalCards)).toContain('href="/physical-cards/orders/31"');
    expect(render()).not.toContain('/physical-cards');
  });

  test('link back to the plans from a plan', () => {
    session.user = owner;
    expect(render()).toMatch(/href="\/subscription\?cycle=yearly"[^>]*>(<svg.*?<\/svg>)?חזרה לחבילות/);
    session.user = undefined;
    expect(render()).toMatch(/href="\/\?section=pricing"[^>]*>(<svg.*?<\/svg>)?חזרה לחבילות/);
  });

  test('that cannot be paid for link to their order, or to all of them', () => {
    const item = { type: 'physical-card', id: 31 } as const;
    expect(failed(new ValidationError('Paid for already', 409), item)).toContain('href="/physical-cards/orders/31"');
    const missing = failed(new ValidationError('not found', 404), item);
    expect(missing).toContain('href="/physical-cards"');
    expect(missing).not.toContain('/subscription');
  });

  test('cannot be paid for in the demo account, which shows an alternative', () => {
    session.user = { ...owner, email: demoEmail };
    expect(render(physicalCards)).toContain('רוצים כרטיס משלכם');
  });
});

const refused = (status: number, details: object) => new ValidationError('refused', status, details);
const message = 'refused';

test.each([
  ['a lost connection', new NetworkError('gone'), { kind: 'network' }],
  ['a server error', new ServerError('ours', 500, 'text'), { kind: 'server' }],
  ['another price', refused(409, { quote: quoteExample }), { kind: 'price', message, quote: quoteExample }],
  ['a running order', refused(409, { orderId: 7 }), { kind: 'order', message, orderId: 7 }],
  ['a field', refused(400, { fields: { methodId: 'which card?' } }), { kind: 'other', message: 'which card?' }],
  ['an unknown quote', refused(409, { quote: { amount: 1 } }), { kind: 'other', message }],
])('a payment that failed because of %s', (_, error, failure) => {
  expect(payFailureOf(error)).toEqual(failure);
});
