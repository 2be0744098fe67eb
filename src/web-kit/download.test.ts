import { afterEach, expect, test, vi } from 'vitest';
import { attachmentName, downloadFile } from './download.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a file is downloaded under its name, and its object URL is revoked later', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const file = new Blob(['a']);
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  downloadFile(file, 'a.txt');
  expect(create).toHaveBeenCalledWith(file);
  expect(link).toMatchObject({ href: 'blob:1', download: 'a.txt' });
  expect(link.click).toHaveBeenCalledTimes(1);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(revoke).toHaveBeenCalledWith('blob:1');
});

test.each([
  [`attachment; filename="stats.csv"; filename*=UTF-8''%D7%A1%D7%98.csv`, 'סט.csv'],
  ["attachment; filename*=UTF-8''chips%202026.csv", 'chips 2026.csv'],
  ['attachment; filename="stats.csv"', 'stats.csv'],
  ['attachment', undefined],
  [null, undefined],
])('%s has the file name %s', (disposition, name) => {
  const headers = new Headers(disposition === null ? {} : { 'content-disposition': disposition });
  expect(attachmentName({ headers })).toBe(name);
});
