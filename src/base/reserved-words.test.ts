import { describe, expect, test } from 'vitest';
import { isReservedName, reservedWords } from './reserved-words.ts';

const ofTheSpecification =
  `dashboard, admin, admin-dashboard, editor, invoices, stats, subscription, subscription-required,
  payment-demo, wallet, examples, blog, blog-admin, communities, help, privacy, terms, refund, accessibility, embed, p,
  physical-cards, contact-leads, package-migration, checkout, inactive-card, account`.split(/,\s+/);

test('all 27 reserved segments of the specification are reserved', () => {
  expect(ofTheSpecification).toHaveLength(27);
  expect(ofTheSpecification.filter((word) => !reservedWords.has(word))).toEqual([]);
});

test('every first path segment served by the server is reserved', () => {
  const ownPaths = ['api', 't', 'assets', 'files', 'healthz', 'readyz', 'robots.txt', 'sitemap.xml', 'favicon.ico'];
  expect(ownPaths.filter((word) => !reservedWords.has(word))).toEqual([]);
});

test('all are lower case and one segment, as paths are compared', () => {
  for (const word of reservedWords) expect(word).toMatch(/^[a-z.][a-z0-9.-]*$/);
});

describe('a name that resembles the product, a sign-in, a payment, support or a bank', () => {
  test.each(
    `negia negiya nagia the-negia negia-support negia.support negia_support negiasupport support-negia negia24 neg1a
    my-negia negia-il negia-vip-club
    login log-in signin sign-in sign_in signup sign-up logon auth oauth sso password passwords passcode otp 2fa
    verify verification verify-account confirm account accounts my-account your-account session identity
    pay payment payments pay-now paynow secure-payment billing invoice invoices bank credit-card creditcard wallet refund
    support supports help helpdesk help-desk customer-service customerservice service-center contact-us
    security secure secure-login securelogin security-team safety fraud abuse trust
    admin administrator root system staff official moderator webmaster postmaster noreply no-reply
    leumi bank-leumi bankleumi leumi-login hapoalim bank-hapoalim poalim discount-bank bank-discount mizrahi-tefahot
    bank-mizrahi isracard cal-online max-login paybox bit bit-pay paypal paypa1 visa mastercard
    google apple-pay googlepay whatsapp-support israel-post`.split(/\s+/),
  )('%s is reserved in any case', (name) => {
    expect(isReservedName(name)).toBe(true);
    expect(isReservedName(name.toUpperCase())).toBe(true);
  });

  test.each(
    `נגיעה צוות-נגיעה נגיעה-תמיכה תמיכה-נגיעה נגיעהתמיכה כניסה התחברות הרשמה הזדהות סיסמה סיסמא אימות אימות-חשבון
    חשבון החשבון-שלי תשלום תשלומים תשלום-מאובטח אשראי כרטיס-אשראי חיוב חשבונית חשבוניות ארנק החזר תמיכה
    שירות שירות-לקוחות מוקד-שירות עזרה אבטחה אבטחת-מידע מאובטח כניסה-מאובטחת הונאה מנהל מנהלת הנהלה מערכת
    בנק בנק-לאומי בנקלאומי לאומי-כניסה הפועלים בנק-הפועלים פועלים בנק-דיסקונט מזרחי-טפחות בנק-מזרחי ישראכרט
    ביט ביט-תשלום פייבוקס דואר-ישראל ביטוח-לאומי`.split(/\s+/),
  )('%s is reserved in any case', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  test.each(
    `dana dana-levi administration supporter itzik-security security-by-dana mizrahi max yahav cal discount-shoes
    paytan bitan helpful-hands visa-usa banks-photography loginov system-of-a-down card-support card-login 24 7up
    rosenbank officially-dana מזרחי מקס יהב תמיכה-לעסקים נגיעה-של-קסם נגיעות דנה-אבטחה ביטון לאומית שירותי-גינון
    מנהלת-אירועים כרטיס בנקי-הדם`.split(/\s+/),
  )('%s is available', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});
