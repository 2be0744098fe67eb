import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '#features/invoices/contract.ts';
import type { Payment, PaymentMethod } from '#features/payments/contract.ts';
import type { Subscription } from '#features/subscriptions/contract.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml, renderPage } from '#testing/render-page.tsx';
import { paymentDisplayStatus } from './payments/payments-section.tsx';
import {
  activePlan,
  cancelledPlan,
  complimentaryPlan,
  creditExample,
  expiringMethod,
  freePlan,
  invoiceExample,
  paidAndComplimentaryPlan,
  pastDuePlan,
  paymentExample,
  trialPlan,
  visa,
} from './testing/wallet-examples.ts';
import { WalletPage } from './wallet-page.tsx';

interface WalletData {
  readonly locale?: Locale;
  readonly plan?: Subscription;
  readonly methods?: PaymentMethod[];
  readonly invoices?: Invoice[];
  readonly payments?: Payment[];
  readonly hasMore?: boolean;
  readonly billing?: object | null;
  readonly pages?: readonly string[];
}

function fill(queries: QueryClient, { locale = 'he', hasMore = false, ...data }: WalletData): void {
  const { plan, methods, invoices, payments, billing } = data;
  if (plan) queries.setQueryData(['/api/subscription', locale], plan);
  if (methods) queries.setQueryData(['/api/payment-methods'], methods);
  if (invoices) queries.setQueryData(['/api/invoices', locale], invoices);
  if (billing !== undefined) queries.setQueryData(['/api/billing-details'], billing);
  const pages = { pages: [{ payments, hasMore }], pageParams: [undefined] };
  if (payments) queries.setQueryData(['/api/payments', locale], pages);
}

const render = ({ locale = 'he', ...data }: WalletData): string =>
  renderPage(<WalletPage pageExists={(path) => (data.pages ?? ['/subscription']).includes(path)} />, {
    locale,
    at: '/wallet',
    prepare: (queries) => fill(queries, { locale, ...data }),
  });

const accountDeletesAt = '2026-12-18T10:00:00.000Z';
const empty: WalletData = { plan: freePlan, methods: [], invoices: [], payments: [], billing: null };
const full: WalletData = {
  plan: activePlan,
  methods: [visa, expiringMethod],
  invoices: [creditExample, invoiceExample],
  payments: [paymentExample],
  billing: { name: 'כהן ובניו', taxId: '530000009', address: null, city: null },
};

describe('the planning page', () => {
  it('shows the price, the date of the next charge and a button to change the card', () => {
    const html = render(full);
    for (const text of ['חבילה ״Advanced״', 'פעיל', '₪300', 'לשנה', 'החיוב הבא', '15 בנוב׳ 2027', 'החלפת כרטיס אשראי'])
      expect(html).toContain(text);
    expect(html).toContain('ביטול המנוי');
    expect(html).toContain('href="/subscription"');
  });

  it('of a trial promises no charge and links to the plans', () => {
    const html = render({ ...empty, plan: trialPlan });
    for (const text of ['ניסיון חינם: Pro', '29 בנוב׳ 2026', 'לא נחייב אתכם']) expect(html).toContain(text);
    expect(html).not.toContain('ביטול המנוי');
    expect(html.match(/data-variant="hot"/g)).toHaveLength(1);
  });

  it('that is complimentary shows its end, requests no payment and still links to the plans', () => {
    const html = render({ ...empty, plan: complimentaryPlan });
    for (const text of ['החבילה ״Pro״ שלכם במתנה עד', '1 בפבר׳ 2027', 'אין מה לשלם', 'href="/subscription"'])
      expect(html).toContain(text);
    for (const text of ['החבילה הבסיסית<', 'data-variant="hot"', 'ביטול המנוי']) expect(html).not.toContain(text);
    const both = render({ ...full, plan: paidAndComplimentaryPlan });
    for (const text of ['החבילה ״Pro״ שלכם במתנה עד', 'ממשיך כרגיל', 'החיוב הבא']) expect(both).toContain(text);
    const english = render({ ...empty, locale: 'en', plan: complimentaryPlan });
    expect(english).toContain('The Pro plan is yours as a gift until');
  });

  it('that is paid for and starts after the trial shows the date on which it starts', () => {
    const startsAt = '2026-11-29T10:00:00.000Z';
    for (const plan of [activePlan, paidAndComplimentaryPlan]) {
      const html = render({
        ...full,
        plan: { ...plan, trialEndsAt: '2026-12-29T10:00:00.000Z', startsAt, startsAfter: 'trial' },
      });
      for (const text of ['המנוי ששילמתם עליו מתחיל', '29 בנוב׳ 2026']) expect(html).toContain(text);
      for (const text of ['29 בדצמ׳ 2026', 'ממשיך כרגיל']) expect(html).not.toContain(text);
    }
  });

  it('of staff offers no plan', () => {
    const html = render({ ...empty, plan: { ...freePlan, state: 'staff', packageType: 'pro', packageName: 'Pro' } });
    for (const text of ['חשבון צוות', 'כל מה שבחבילה ״Pro״']) expect(html).toContain(text);
    expect(html).not.toContain('href="/subscription"');
  });

  it('that is past due shows so, with both ways to pay', () => {
    const html = render({ ...full, plan: pastDuePlan });
    for (const text of ['החיוב האחרון לא עבר', 'תשלום בכרטיס אשראי אחר', 'לנסות שוב עכשיו'])
      expect(html).toContain(text);
    const expired = render({ ...full, plan: pastDuePlan, methods: [{ ...visa, expiry: 'over' }] });
    expect(expired).not.toContain('לנסות שוב עכשיו');
  });

  it('that is cancelled shows its end date and can be renewed', () => {
    const html = render({ ...full, plan: cancelledPlan });
    for (const text of ['לא יתחדש', 'פעיל עד', 'לא יהיו חיובים נוספים', 'הפעלת חידוש אוטומטי'])
      expect(html).toContain(text);
    expect(html).not.toContain('החיוב הבא');
  });

  it('that changes at the end of the period shows the next plan', () => {
    const scheduled = { packageType: 'basic', packageName: 'Basic', cycle: 'monthly', price: 4_000 } as const;
    const html = render({
      ...full,
      plan: { ...activePlan, scheduled: { ...scheduled, at: '2027-11-15T10:00:00.000Z' } },
    });
    for (const text of ['מעבר לחבילה ״Basic״', '₪40', 'לחודש']) expect(html).toContain(text);
  });

  it('shows no charge while the account is being deleted, but the date and a refund that cancelling first gives', () => {
    const leaving = { ...activePlan, state: 'cancelled', nextCharge: null, accountDeletesAt } as const;
    const html = render({ ...full, plan: leaving });
    for (const text of ['החשבון יימחק ב־18 בדצמבר 2026', 'לא נחייב אתכם יותר', 'תקבלו החזר', '/account/data'])
      expect(html).toContain(text);
    for (const text of ['החיוב הבא', 'פעיל עד', 'המנוי מחויב בכרטיס הזה']) expect(html).not.toContain(text);
    expect(render({ ...full, plan: { ...leaving, cancelling: null } })).not.toContain('תקבלו החזר');
  });

  it('of an account that is being deleted invites to keep it, not to choose a plan', () => {
    for (const plan of [trialPlan, freePlan, complimentaryPlan]) {
      const html = render({ ...empty, plan: { ...plan, accountDeletesAt } });
      for (const text of ['החשבון יימחק ב־18 בדצמבר 2026', 'לא מוצגים למבקרים, ולא נחייב אתכם', '/account/data'])
        expect(html).toContain(text);
      for (const text of ['אם לא תבחרו חבילה', 'כרטיס אחד באוויר', 'href="/subscription"'])
        expect(html).not.toContain(text);
    }
    const english = render({ ...empty, locale: 'en', plan: { ...trialPlan, accountDeletesAt } });
    expect(english).toContain('Keep the account');
  });

  it('does not link pages that are disabled', () => {
    expect(render({ ...full, pages: [] })).not.toContain('href="/subscription"');
  });
});

describe('payment methods', () => {
  it('are listed with their number, default badge, subscription and expiry', () => {
    const html = render(full);
    for (const text of ['4242', '1881', 'ברירת מחדל', 'המנוי מחויב בכרטיס הזה', 'עומד לפוג'])
      expect(html).toContain(text);
    expect(html).toContain('aria-label="הסרת הכרטיס שמסתיים ב־1881"');
    expect(html.match(/הגדרה כברירת מחדל/g)).toHaveLength(1);
    expect(html).toContain('את הכרטיס של המנוי מחליפים בנפרד');
  });

  it('that have expired cannot become the default', () => {
    expect(render({ ...full, methods: [visa, { ...expiringMethod, expiry: 'over' }] })).not.toContain(
      'הגדרה כברירת מחדל',
    );
  });
});

describe('documents', () => {
  it('show number, exact amount and a link to the PDF', () => {
    const html = render(full);
    for (const text of ['000123', '000007', '-₪100.49', 'חשבונית זיכוי']) expect(html).toContain(text);
    expect(html).toContain('aria-label="הורדת חשבונית מס/קבלה 000123 כ־PDF"');
  });

  it('are shown six at first when there are many', () => {
    const invoices = Array.from({ length: 9 }, (_, id) => ({ ...invoiceExample, id }));
    const html = render({ ...full, invoices });
    expect(html.match(/000123<\/bdi>/g)).toHaveLength(6);
    expect(html).toContain('לכל 9 המסמכים');
  });
});

describe('payments', () => {
  it('shows the last six until more are requested', () => {
    const payments = Array.from({ length: 7 }, (_, id) => ({ ...paymentExample, id, title: `Payment ${id}.` }));
    const html = render({ ...full, payments });
    expect(payments.filter(({ title }) => html.includes(title))).toHaveLength(6);
    expect(html).toContain('תשלומים קודמים');
  });

  it.each([
    [{ status: 'created' }, 'waiting'],
    [{ status: 'processing' }, 'waiting'],
    [{ status: 'challenge' }, 'approval'],
    [{ status: 'paid' }, 'paid'],
    [{ status: 'paid', refunded: 100 }, 'partly'],
    [{ status: 'paid', refunded: 30_000 }, 'refunded'],
    [{ status: 'declined' }, 'declined'],
    [{ status: 'cancelled' }, 'cancelled'],
  ] as const)('%o is displayed as %s', (overrides, displayStatus) =>
    expect(paymentDisplayStatus({ ...paymentExample, ...overrides })).toBe(displayStatus),
  );

  it('show the reason of a failure and the refunded amount', () => {
    const failed = { ...paymentExample, id: 4, status: 'declined', reason: 'no_funds' } as const;
    const partly = { ...paymentExample, id: 5, refunded: 10_050, refunding: 500 };
    const html = render({ ...full, payments: [failed, partly], hasMore: true });
    for (const text of ['לא הייתה מסגרת פנויה', 'הוחזרו', '₪100.50', 'החזר בדרך', '₪5', 'תשלומים קודמים'])
      expect(html).toContain(text);
  });
});

it('shows an empty state in each section without data', () => {
  const html = render(empty);
  for (const text of ['החבילה הבסיסית', 'עוד אין כרטיס אשראי שמור', 'אחרי התשלום הראשון', 'עוד לא שילמתם'])
    expect(html).toContain(text);
});

it('shows a separate loading state for each section', () => {
  expect(render({}).match(/aria-busy="true"/g)).toHaveLength(5);
  expect(render({ plan: freePlan }).match(/aria-busy="true"/g)).toHaveLength(4);
});

describe.each(locales)('in %s', (locale) => {
  const billing = { name: 'Cohen', taxId: null, address: null, city: null };
  const plans = [activePlan, cancelledPlan, freePlan, pastDuePlan, trialPlan];
  const pages = [
    render({ locale }),
    render({ ...empty, locale }),
    ...plans.map((plan) => render({ ...full, billing, locale, plan })),
  ];

  it('has no inline styles, unique ids, a single h1 and one language', () => {
    for (const html of pages) {
      expectSoundHtml(html, locale);
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  });
});
