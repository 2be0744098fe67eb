import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { csvBom, csvRow } from './csv.ts';

const readBack = (rows: string): string[][] => Papa.parse<string[]>(rows, { skipEmptyLines: true }).data;

describe('CSV rows', () => {
  test('are cells that end with CRLF, with a BOM for the file', () => {
    expect(csvRow(['שם', 'Dana', 7])).toBe('"שם","Dana","7"\r\n');
    expect(csvBom).toBe('\u{feff}');
  });

  test('quotes every cell', () => {
    expect(csvRow(['', 'a', 0, 'a;b'])).toBe('"","a","0","a;b"\r\n');
    expect(csvRow(['a,b', 'ג"ח', 'one\ntwo'])).toBe('"a,b","ג""ח","one\ntwo"\r\n');
  });

  const fullWidthFormulas = ['＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '−1'];
  const disguisedFormulas = [
    ' =1',
    '\u00a0=1',
    '\u200f=1',
    '\u202e＝1',
    '\ufeff=1',
    '\u00ad=1',
    '\0=1',
    ' \u200b\t=1',
    '\u2066@x',
  ];
  test.each([
    '=1+1',
    '+972',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    ';x',
    '|x',
    '%x',
    '=HYPERLINK("https://a.example","x")',
    "=cmd|'/c calc'!A1",
    ...fullWidthFormulas,
    ...disguisedFormulas,
  ])('neutralizes the formula %j', (cell) => {
    expect(readBack(csvRow([cell, 'end']))[0]?.[0]).toBe(`'${cell}`);
  });

  test.each(['050-555-0123', 'a=b', 'dana@cards.example', '5%', "it's", '(-1)', '₪10', 'שלום - להתראות'])(
    'leaves %j unchanged',
    (cell) => expect(readBack(csvRow([cell, 'end']))[0]?.[0]).toBe(cell),
  );

  test('leaves numbers unchanged, and neutralizes text that looks like one', () => {
    expect(csvRow([-5, 0.5, '-5'])).toBe('"-5","0.5","\'-5"\r\n');
  });

  test('writes money in shekels with two decimals, a refund too', () => {
    expect(csvRow([{ agorot: 23_140 }, { agorot: -5_000 }, { agorot: 0 }])).toBe('"231.40","-50.00","0.00"\r\n');
  });

  test('round-trips any cells through a reader, and none is a formula', () => {
    forAll(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 }), (cells) => {
      const row = readBack(`${csvRow(['head', 'head'])}${csvRow(cells)}`)[1] ?? [];
      // Either unchanged or with one added apostrophe.
      expect(row.map((cell, index) => [`'${cells[index]}`, cells[index]].includes(cell))).toEqual(
        cells.map(() => true),
      );
      for (const cell of row) expect(cell).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@;|%＝＋－＠]|^[\t\r\n]/u);
    });
  });
});
