import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type Contact, writeVcard } from './vcard.ts';

/** Read by a library that knows nothing of the writer. */
const parse = (text: string) => new ICAL.Component(ICAL.parse(text) as never);
const firstOf = (card: InstanceType<typeof ICAL.Component>, name: string): unknown => card.getFirstPropertyValue(name);
const valuesOf = (card: InstanceType<typeof ICAL.Component>, name: string): unknown[] =>
  card.getAllProperties(name).map((property) => property.getFirstValue());

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that no contact keeps
const unkept = /[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const kept = (text: string) =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(unkept, '')
    .toWellFormed()
    .trim();

/** The library leaves the escape of a semicolon in plain texts, where version 3.0 asks for one. */
const plain = (text: unknown): string => String(text ?? '').replaceAll('\\;', ';');

const word = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      'צה"ל',
      "ג'ורג'",
      '👩‍🔧 שיפוצים',
      'a;b,c\\d',
      'x\r\nTEL:+1900',
      'x\nEND:VCARD\nBEGIN:VCARD',
      'ארוך '.repeat(30),
    ),
  )
  .filter((text) => !text.includes('\\;'));
const phone = fc.record({
  kind: fc.constantFrom('mobile' as const, 'work' as const, 'home' as const, 'fax' as const),
  number: fc.oneof(
    fc.constant('*1234'),
    fc.integer({ min: 10_000_000, max: 999_999_999 }).map((digits) => `+972${digits}`),
  ),
});
const contact: fc.Arbitrary<Contact> = fc.record({
  name: word.filter((text) => kept(text) !== ''),
  title: word,
  company: word,
  phones: fc.array(phone, { maxLength: 5 }),
  emails: fc.array(fc.emailAddress(), { maxLength: 4 }),
  websites: fc.array(fc.webUrl(), { maxLength: 3 }),
  address: fc.record({ street: word, city: word, postcode: word, country: word }),
  note: word,
  photo: fc.uint8Array({ minLength: 1, maxLength: 2_000 }),
  uid: fc.uuid().map((uuid) => `urn:uuid:${uuid}`),
  changedAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
  source: fc.webUrl(),
});

describe('whatever stands in a profile', () => {
  test('comes back field by field, and brings no property of its own', () => {
    fc.assert(
      fc.property(contact, (given) => {
        const text = writeVcard(given);
        const card = parse(text);
        const count = (name: string) => card.getAllProperties(name).length;
        expect([count('tel'), count('email'), count('url'), count('uid'), count('photo')]).toEqual([
          given.phones.length,
          given.emails.length,
          given.websites.length,
          1,
          1,
        ]);
        expect(plain(firstOf(card, 'fn'))).toBe(plain(kept(given.name)));
        expect(valuesOf(card, 'tel')).toEqual(given.phones.map(({ number }) => number));
        expect(valuesOf(card, 'email')).toEqual(given.emails);
        for (const [name, said] of [
          ['title', given.title],
          ['note', given.note],
        ] as const)
          expect(plain(firstOf(card, name))).toBe(plain(kept(said ?? '')));
        expect(new Set(card.getAllProperties().map(({ name }) => name)).difference(known).size).toBe(0);
      }),
      { numRuns: 400 },
    );
  });

  test('is folded at 75 octets and never inside a character', () => {
    fc.assert(
      fc.property(contact, (given) => {
        const lines = Buffer.from(writeVcard(given)).toString('latin1').split('\r\n');
        for (const line of lines) {
          expect(line.length).toBeLessThanOrEqual(75);
          expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))).not.toThrow();
          expect(line).not.toMatch(/[\r\n]/);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the photo comes back byte for byte', () => {
    fc.assert(
      fc.property(contact, (given) => {
        const encoded = String(firstOf(parse(writeVcard(given)), 'photo'));
        expect(Buffer.from(encoded, 'base64')).toEqual(Buffer.from(given.photo ?? []));
      }),
      { numRuns: 100 },
    );
  });
});

const known = new Set([
  'version',
  'n',
  'fn',
  'title',
  'org',
  'tel',
  'email',
  'url',
  'adr',
  'note',
  'photo',
  'uid',
  'rev',
  'source',
]);
