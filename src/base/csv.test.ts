import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvBom, csvRow } from './csv.ts';

const readBack = (rows: string): string[][] => Papa.parse<string[]>(rows, { skipEmptyLines: true }).data;

describe('a table for spreadsheets', () => {
  test('is lines of cells, ended as spreadsheets expect', () => {
    expect(csvRow(['שם', 'Dana', 7])).toBe('שם,Dana,7\r\n');
    expect(csvBom).toBe('\u{feff}');
  });

  test('quotes a cell that holds a comma, a quote or a line', () => {
    expect(csvRow(['a,b', 'ג"ח', 'one\ntwo'])).toBe('"a,b","ג""ח","one\ntwo"\r\n');
  });

  test.each(['=1+1', '+972', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("https://a.example","x")'])(
    'makes %j inert',
    (cell) => {
      expect(readBack(csvRow([cell, 'end']))[0]?.[0]).toBe(`'${cell}`);
    },
  );

  test('leaves numbers as they are, and text that only looks like one inert', () => {
    expect(csvRow([-5, 0.5, '-5'])).toBe("-5,0.5,'-5\r\n");
  });

  test('whatever is in the cells comes back from a reader, and none of it is a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 }), (cells) => {
        const row = readBack(`${csvRow(['head', 'head'])}${csvRow(cells)}`)[1] ?? [];
        expect(row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))).toEqual(cells);
        for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
