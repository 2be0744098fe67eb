import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { forAllOf } from '#base/testing/for-all.ts';
import { type Contact, writeVcard } from './vcard.ts';

/** Parsed by a library that is independent of the writer. */
const parse = (text: string) => new ICAL.Component(ICAL.parse(text) as never);
const firstOf = (vcard: InstanceType<typeof ICAL.Component>, name: string): unknown =>
  vcard.getFirstPropertyValue(name);
const valuesOf = (vcard: InstanceType<typeof ICAL.Component>, name: string): unknown[] =>
  vcard.getAllProperties(name).map((property) => property.getFirstValue());

const strippedCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that no contact keeps
  /[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const expectedText = (text: string) =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(strippedCharacters, '')
    .toWellFormed()
    .trim();

/** The library leaves escaped semicolons in text values, which version 3.0 requires. */
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
  name: word.filter((text) => expectedText(text) !== ''),
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

describe('a vCard of arbitrary profile values', () => {
  test('is parsed back field by field without extra properties', () => {
    forAllOf(400, contact, (contactInput) => {
      const text = writeVcard(contactInput);
      const vcard = parse(text);
      const count = (name: string) => vcard.getAllProperties(name).length;
      expect([count('tel'), count('email'), count('url'), count('uid'), count('photo')]).toEqual([
        contactInput.phones.length,
        contactInput.emails.length,
        contactInput.websites.length,
        1,
        1,
      ]);
      expect(plain(firstOf(vcard, 'fn'))).toBe(plain(expectedText(contactInput.name)));
      expect(valuesOf(vcard, 'tel')).toEqual(contactInput.phones.map(({ number }) => number));
      expect(valuesOf(vcard, 'email')).toEqual(contactInput.emails);
      for (const [name, expected] of [
        ['title', contactInput.title],
        ['note', contactInput.note],
        ['org', contactInput.company],
      ] as const)
        expect(plain(firstOf(vcard, name))).toBe(plain(expectedText(expected ?? '')));
      expect(new Set(vcard.getAllProperties().map(({ name }) => name)).difference(known).size).toBe(0);
    });
  });

  test('is folded at 75 octets, never inside a character', () => {
    forAllOf(200, contact, (contactInput) => {
      const lines = Buffer.from(writeVcard(contactInput)).toString('latin1').split('\r\n');
      for (const line of lines) {
        expect(line.length).toBeLessThanOrEqual(75);
        expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))).not.toThrow();
        expect(line).not.toMatch(/[\r\n]/);
      }
    });
  });

  test('returns the photo byte for byte', () => {
    forAllOf(100, contact, (contactInput) => {
      const encoded = String(firstOf(parse(writeVcard(contactInput)), 'photo'));
      expect(Buffer.from(encoded, 'base64')).toEqual(Buffer.from(contactInput.photo ?? []));
    });
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
