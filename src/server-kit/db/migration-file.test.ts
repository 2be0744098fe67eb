import { describe, expect, test } from 'vitest';
import { isOutsideTransaction, manualReason, statementsOf } from './migration-file.ts';

describe('the header of a migration', () => {
  test.each([
    ['-- by hand: builds an index for an hour\nselect 1', 'builds an index for an hour'],
    ['-- by hand:\nselect 1', ''],
    ['-- by hand: one\r\nselect 1', 'one'],
    ['select 1; -- by hand: no', undefined],
    ['select 1;\n-- by hand: no', undefined],
  ])('%j is manual with the reason %j', (sql, reason) => {
    expect(manualReason({ sql })).toBe(reason);
  });

  test.each([
    ['-- no transaction\nselect 1', true],
    ['-- by hand: x\n-- no transaction\nselect 1', true],
    ['-- by hand: x\r\n-- no transaction\r\nselect 1', true],
    ['-- no transaction', true],
    ['-- this needs no transaction\nselect 1', false],
    ['select 1;\n-- no transaction\nselect 2', false],
  ])('%j runs outside a transaction: %s', (sql, expected) => {
    expect(isOutsideTransaction({ sql })).toBe(expected);
  });
});

test('statements are split at the breakpoint comment, and a part of only comments is dropped', () => {
  const sql = "-- by hand: x\nselect ';';\n--> statement-breakpoint\nselect 2;\n--> statement-breakpoint\n-- end\n";
  expect(statementsOf({ sql }).map((one) => one.trim())).toEqual(["-- by hand: x\nselect ';';", 'select 2;']);
});
