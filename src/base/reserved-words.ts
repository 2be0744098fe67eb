import { hebrewReservedPairs, hebrewReservedWords, hebrewWeakWords, splitWords } from './reserved-texts.ts';

/** First path segments that cannot be a custom address, because one of our routes or files uses them. */
export const reservedWords: ReadonlySet<string> = new Set(
  splitWords(`
  dashboard admin admin-dashboard editor invoices stats subscription subscription-required payment-demo wallet
  examples blog blog-admin communities help privacy terms refund accessibility embed p physical-cards contact-leads
  package-migration checkout inactive-card account leads contact at-routes-test api t tags tag-offers assets files
  login register logout healthz readyz sitemap.xml robots.txt favicon.ico favicon.svg manifest.webmanifest icons
  .well-known ui sandbox-bank unsubscribe verify reset verify-email reset-password undo-change rss.xml sitemap share report
  pricing scim licenses metrics
`),
);

/** Words of sign-in, payment, support and security, and financial institutions: each alone makes a name reserved. */
const strongWords = splitWords(`
  negia negiya nagia login logon logout signin signup signout register auth oauth authenticate authentication sso
  saml password passcode passkey otp 2fa mfa pin verify verification verified confirm confirmation reset recovery
  unlock account session identity pay payment paynow billing bill invoice receipt checkout wallet refund creditcard
  bank banking charge transfer tax taxes support help helpdesk service helpcenter contactus security secure secured
  safety fraud abuse phishing trust police admin administrator root system sysadmin staff official moderator
  webmaster postmaster hostmaster noreply leumi hapoalim poalim tefahot beinleumi fibi discountbank onezero isracard
  leumicard paybox bit paypal tranzila cardcom payplus meshulam visa mastercard americanexpress stripe google apple
  microsoft facebook instagram whatsapp israelpost doarisrael calonline bituachleumi www mail email smtp
`);

/** Ordinary words and personal names that make a name reserved only together with a strong word. */
const weakWords = splitWords(`
  my your our the new now il israel co com net online web site app page portal digital team center centre desk
  customer client user owner credit debit care alert info update area zone vip live mizrahi mizrachi discount max
  cal yahav pepper grow massad mercantile jerusalem post gov it tech technical chat
`);

const separators = /[\s._-]+/g;
const joined = (name: string): string => name.normalize('NFKC').toLowerCase().replace(separators, '');

/** True for words that are sufficient on their own. */
const vocabulary: ReadonlyMap<string, boolean> = new Map([
  ...[...weakWords, ...hebrewWeakWords].map((word): [string, boolean] => [word, false]),
  ...[...strongWords, ...hebrewReservedWords, ...hebrewReservedPairs].map((word): [string, boolean] => [
    joined(word),
    true,
  ]),
]);
const longestWord = Math.max(...[...vocabulary.keys()].map((word) => word.length)) + 1;

/**
 * Anti-phishing: whether a name could pass for ours, a sign-in, a payment, support, security or a bank, because it
 * consists only of such words, however they are joined. `dana-security` is allowed; `secure-login` is reserved.
 */
export function isReservedName(name: string): boolean {
  const plain = joined(name);
  const spellings = [
    plain,
    plain.replace(/\d+/g, ''),
    plain.replace(/[0135]/g, (digit) => 'oiXeXs'[Number(digit)] ?? ''),
    plain.replace(/[0135]/g, (digit) => 'olXeXs'[Number(digit)] ?? ''),
  ];
  return spellings.some((spelling) => /neg(i|iy)a/.test(spelling) || consistsOfReservedWords(spelling));
}

/**
 * Scans the name once and records for each position whether words lead to it and whether a strong one is among them.
 */
function consistsOfReservedWords(name: string): boolean {
  const reached = new Map<number, boolean>([[0, false]]);
  for (let start = 0; start < name.length; start += 1) {
    const isStrongSoFar = reached.get(start);
    if (isStrongSoFar === undefined) continue;
    for (let end = start + 1; end <= Math.min(name.length, start + longestWord); end += 1) {
      const isStrong = strengthOf(name.slice(start, end));
      if (isStrong !== undefined) reached.set(end, reached.get(end) || isStrongSoFar || isStrong);
    }
  }
  return reached.get(name.length) === true;
}

const strengthOf = (word: string): boolean | undefined =>
  vocabulary.get(word) ?? (word.endsWith('s') ? vocabulary.get(word.slice(0, -1)) : undefined);
