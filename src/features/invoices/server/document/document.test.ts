import { describe, expect, it } from 'vitest';
import { createTypesetter } from '#server-kit/typeset/index.ts';
import { exampleInvoice } from '../testing/document-examples.ts';
import { createDocumentReader } from '../testing/read-document.ts';
import { documentData, documentTemplate, sampleData } from './document.ts';

const typesetter = createTypesetter();
const read = createDocumentReader(typesetter);
/** Converts right-to-left text to its visual order from left to right. */
const fromRight = (text: string) => [...text.replaceAll(' ', '')].reverse().join('');
const pages = (row = exampleInvoice()) =>
  Buffer.from(typesetter.pdf(documentTemplate, documentData(row)))
    .toString('latin1')
    .match(/\/Type ?\/Page\b/g)?.length;

describe('a Hebrew invoice', () => {
  const text = read(exampleInvoice()).join('\n');

  it.each([
    ['what it is and its number', `000123${fromRight('חשבונית מס/קבלה')}`],
    ['that it is the original', fromRight('מקור')],
    ['who sells', fromRight('נגיעה בע״מ')],
    ['the seller’s number', `530000009${fromRight('ח״פ')}`],
    ['who buys', fromRight('דנה כהן')],
    ['the day in Israel', `15.11.2026${fromRight('תאריך')}`],
    ['what was sold', `300.001${fromRight('החבילה ״מתקדם״, שנה')}`],
    ['the sum before VAT', `₪254.24${fromRight('סכום לפני מע״מ')}`],
    ['VAT and its rate', `₪45.7618%${fromRight('מע״מ')}`],
    ['the total', `${fromRight('סה״כ שולם')}\n₪300.00`],
    ['how it was paid', '••••4242Visa'],
  ])('contains %s', (_, phrase) => expect(text).toContain(phrase));

  it('shows no allocation number for a small amount', () => {
    expect(text).not.toContain(fromRight('הקצאה'));
  });

  it('fits on one page, and takes more for many line items', () => {
    expect(pages()).toBe(1);
    const line = { text: { he: 'כרטיס', en: 'Card' }, quantity: 2, amount: 100 };
    expect(pages(exampleInvoice({ lines: Array.from({ length: 60 }, () => line) }))).toBe(3);
  });

  it('has the date in Israel, not of the server', () => {
    expect(documentData(exampleInvoice({ issuedAt: new Date('2026-12-31T22:30:00Z') })).date).toBe('01.01.2027');
  });
});

describe('an English invoice', () => {
  const buyer = { name: 'כהן Ltd', email: 'a@b.example', taxId: '530000009', address: '1 Herzl', city: 'חיפה' };
  const text = read(exampleInvoice({ locale: 'en', buyer, paidBy: 'other 1881' })).join('\n');

  it.each([
    'Taxinvoice/receipt000123',
    'Original',
    'TaxID530000009',
    `Advancedplan,oneyear1300.00`,
    'BeforeVAT₪254.24',
    'VAT18%₪45.76',
    'Totalpaid\n₪300.00',
    'Card••••1881',
    `Ltd${fromRight('כהן')}`,
  ])('contains %s from left to right', (phrase) => expect(text).toContain(phrase));

  it('contains no Hebrew of its own', () => {
    const plain = exampleInvoice({ locale: 'en', buyer: { ...buyer, name: 'Dana', city: null } });
    expect(read(plain).join('')).not.toMatch(/[\u0590-\u05ff\uFFFD]/);
  });
});

it('a credit note refers to the invoice it corrects, with negative amounts', () => {
  const line = { text: { he: 'זיכוי: חבילה', en: 'Credit: plan' }, quantity: 1, amount: -28_500 };
  const amounts = { net: -24_153, vat: -4_347, gross: -28_500 };
  const note = exampleInvoice({ kind: 'credit_note', number: 7, lines: [line], correctsId: 1, ...amounts });
  const text = read(note, exampleInvoice()).join('\n');
  expect(text).toContain(`000007${fromRight('חשבונית זיכוי')}`);
  expect(text).toContain(`000123${fromRight('זיכוי לחשבונית')}`);
  expect(text).toContain(`15.11.2026${fromRight('מיום')}`);
  expect(text).toContain(`-285.001${fromRight('זיכוי: חבילה')}`);
  expect(text).toContain(`${fromRight('סה״כ לזיכוי')}\n-₪285.00`);
});

describe('an allocation number', () => {
  const buyer = { ...exampleInvoice().buyer, taxId: '530000009' };
  const big = exampleInvoice({ buyer, net: 500_001 });

  it('is shown, or marked as pending, to businesses above the threshold of the date', () => {
    expect(documentData(big).allocation).toEqual({ number: null });
    expect(documentData({ ...big, allocationNumber: '987654321' }).allocation).toEqual({ number: '987654321' });
    expect(documentData({ ...big, net: 500_000 }).allocation).toBeNull();
    expect(documentData({ ...big, buyer: { ...buyer, taxId: null } }).allocation).toBeNull();
    expect(documentData({ ...big, issuedAt: new Date('2026-05-31T12:00:00Z') }).allocation).toBeNull();
    expect(read({ ...big, allocationNumber: '987654321' }).join('\n')).toContain(`987654321${fromRight('מספר הקצאה')}`);
  });
});

describe('user input', () => {
  const typed = (name: string) => read(exampleInvoice({ buyer: { ...exampleInvoice().buyer, name } })).join('\n');

  it.each(['#panic("x")', '*b*_c_`d`', '$x^2$', '<label>@ref', '#import"@preview/x:1"', '\\u{5d0}', '}])#{'])(
    'is printed literally: %s',
    (name) => expect(typed(name)).toContain(name),
  );

  it('cannot change the text direction around it', () => {
    expect(typed('ab\u202Ecd\u2069')).toContain('abcd');
  });

  it('wraps a long word within its column', () => {
    const lines = typed('x'.repeat(120))
      .split('\n')
      .filter((line) => line.includes('xx'));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('').replaceAll(/[^x]/g, '').length).toBeGreaterThanOrEqual(120);
  });

  it('may be empty when the account is deleted', () => {
    expect(typed('')).toContain(fromRight('לקוח פרטי'));
  });
});

describe('a sample of the demo account', () => {
  it.each([
    ['he', 'דוגמה'],
    ['en', 'Sample'],
  ] as const)('has no number and says what it is (%s)', (locale, sample) => {
    const data = sampleData(exampleInvoice({ locale }));
    expect(data).toMatchObject({ number: sample, sample, words: { original: sample } });
    expect(JSON.stringify(data)).not.toContain('000123');
    expect(typesetter.svg(documentTemplate, data)).toContain('<svg');
  });
});
