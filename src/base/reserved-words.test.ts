import { expect, test } from 'vitest';
import { reservedWords } from './reserved-words.ts';

const ofTheSpecification =
  `dashboard, admin, admin-dashboard, editor, invoices, stats, subscription, subscription-required,
  payment-demo, wallet, examples, blog, blog-admin, communities, help, privacy, terms, refund, accessibility, embed, p,
  physical-cards, contact-leads, package-migration, checkout, inactive-card, account`.split(/,\s+/);

test('every reserved segment of the specification is held', () => {
  expect(ofTheSpecification).toHaveLength(27);
  expect(ofTheSpecification.filter((word) => !reservedWords.has(word))).toEqual([]);
});

test('so is every first segment that the server itself answers', () => {
  const ours = ['api', 't', 'assets', 'files', 'healthz', 'readyz', 'robots.txt', 'sitemap.xml', 'favicon.ico'];
  expect(ours.filter((word) => !reservedWords.has(word))).toEqual([]);
});

test('all are in the form in which a path is compared: small letters, one segment', () => {
  for (const word of reservedWords) expect(word).toMatch(/^[a-z.][a-z0-9.-]*$/);
});
