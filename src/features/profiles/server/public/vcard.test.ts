import { describe, expect, test } from 'vitest';
import { type Contact, writeVcard } from './vcard.ts';

const plain: Contact = {
  name: 'דנה לוי',
  title: 'אינסטלטורית',
  company: 'לוי שרברבות',
  phones: [{ kind: 'mobile', number: '+972501234567' }],
  emails: ['dana@cards.example'],
  websites: ['https://levi.example/'],
  address: { street: 'הרצל 1', city: 'חיפה', postcode: '3303120', country: 'ישראל' },
  note: 'זמינה בכל שעה',
  uid: 'urn:uuid:0b5e7a52-6a57-4a8c-9d0c-0a6b7f6f8c11',
  changedAt: new Date('2026-11-15T10:00:00.123Z'),
  source: 'https://negia.example/p/dana.vcf',
};

/** Parses per the predecessors of RFC 6350, written independently of the writer. */
function read(vcard: string): Map<string, string[]> {
  const lines = vcard.replaceAll('\r\n ', '').split('\r\n');
  const found = new Map<string, string[]>();
  for (const line of lines.filter(Boolean)) {
    const colon = line.indexOf(':');
    const property = line.slice(0, colon).split(';')[0] ?? '';
    found.set(property, [...(found.get(property) ?? []), line.slice(colon + 1)]);
  }
  return found;
}

test('writes a full contact', () => {
  expect(writeVcard(plain).replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:לוי;דנה;;;',
    'FN:דנה לוי',
    'TITLE:אינסטלטורית',
    'ORG:לוי שרברבות',
    'TEL;TYPE=CELL:+972501234567',
    'EMAIL;TYPE=INTERNET:dana@cards.example',
    'URL:https://levi.example/',
    'ADR;TYPE=WORK:;;הרצל 1;חיפה;;3303120;ישראל',
    'NOTE:זמינה בכל שעה',
    'UID:urn:uuid:0b5e7a52-6a57-4a8c-9d0c-0a6b7f6f8c11',
    'REV:2026-11-15T10:00:00Z',
    'SOURCE:https://negia.example/p/dana.vcf',
    'END:VCARD',
    '',
  ]);
});

test('writes a minimal contact', () => {
  const minimal = { name: 'דנה', phones: [], emails: [], websites: [], uid: 'u', changedAt: new Date(0), source: 's' };
  expect([...read(writeVcard(minimal)).keys()]).toEqual(['BEGIN', 'VERSION', 'N', 'FN', 'UID', 'REV', 'SOURCE', 'END']);
});

describe('names', () => {
  test.each([
    ['דנה לוי', 'לוי;דנה;;;'],
    ['דנה', ';דנה;;;'],
    ['דנה בר לוי', 'לוי;דנה בר;;;'],
    ['  דנה   לוי ', 'לוי;דנה;;;'],
    ['צה"ל', ';צה"ל;;;'],
    ["ג'ורג' כהן", "כהן;ג'ורג';;;"],
    ['Levi, Dana', 'Dana;Levi\\,;;;'],
    ['a;b', ';a\\;b;;;'],
  ])('%s', (name, fields) => {
    expect(read(writeVcard({ ...plain, name })).get('N')).toEqual([fields]);
  });
});

describe('typed text', () => {
  test.each([
    'x\r\nTEL:+1900',
    'x\nEND:VCARD\nBEGIN:VCARD',
    'x\rTEL:1',
    'x\u2028TEL:1',
    'x\u0085TEL:1',
    'x\u0000TEL:1',
    'x\\\nTEL:1',
  ])('%j cannot inject a property in any field', (text) => {
    const hostile: Contact = {
      ...plain,
      name: text,
      title: text,
      company: text,
      note: text,
      uid: text,
      source: `https://x.example/${text}`,
      emails: [text],
      websites: [`https://x.example/${text}`],
      address: { street: text, city: text },
      phones: [{ kind: 'work', number: `+972501234567${text}` }],
    };
    const found = read(writeVcard(hostile));
    for (const property of ['BEGIN', 'VERSION', 'N', 'FN', 'TEL', 'END']) expect(found.get(property)).toHaveLength(1);
    expect(writeVcard(hostile)).not.toMatch(/[^\r]\n|\r[^\n]|\0|[\u0085\u2028]/);
  });

  test('direction control characters are removed', () => {
    const vcard = writeVcard({
      ...plain,
      name: '\u202bדנה\u202c',
      phones: [{ kind: 'work', number: '\u200e03-1234567\u200f' }],
    });
    expect(vcard).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
    expect(read(vcard).get('TEL')).toEqual(['031234567']);
  });

  test('a star number retains its star, and a Hebrew link is percent-encoded', () => {
    const vcard = writeVcard({
      ...plain,
      phones: [{ kind: 'work', number: '*1234' }],
      websites: ['https://דוגמה.example/שלום?a=%20b'],
    });
    expect(read(vcard).get('TEL')).toEqual(['*1234']);
    expect(read(vcard).get('URL')?.[0]).toMatch(/^[\x21-\x7e]+$/);
    expect(read(vcard).get('URL')?.[0]).toContain('a=%20b');
  });
});
