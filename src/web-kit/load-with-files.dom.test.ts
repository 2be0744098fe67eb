import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { __vitePreload as loadWithFiles } from './load-with-files.ts';

const lists = {
  names: ['core-1234567.js', 'leads-1234567.css', 'small-1234567.js', 'late-1234567.css'],
  files: { leads01: [0, 1, 2], late001: [3], broken1: [1] },
};
let answers: (() => Response)[];
const asked: string[] = [];

beforeEach(() => {
  answers = [];
  document.body.innerHTML = '<script type="module" data-file-lists="/assets/file-lists.json"></script>';
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answers.shift()?.() ?? Response.json(lists);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const link of document.querySelectorAll('link')) link.remove();
});

const link = (rel: string, href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
const hrefs = (rel: string) =>
  [...document.querySelectorAll(`link[rel=${rel}]`)].map((one) => one.getAttribute('href'));
const module = { Page: 'page' };
const load = vi.fn(async () => module);
const styleOf = (href: string) => document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
async function settle(href: string, type: 'load' | 'error') {
  await vi.waitFor(() => expect(styleOf(href)).not.toBeNull());
  styleOf(href)?.dispatchEvent(new Event(type));
}

test('a file that needs no others, and one that the document names with all of its own, is loaded at once', async () => {
  link('modulepreload', '/assets/first-page-first01.js');
  expect(await loadWithFiles(load)).toBe(module);
  expect(await loadWithFiles(load, [])).toBe(module);
  expect(await loadWithFiles(load, 'first01')).toBe(module);
  expect(asked).toEqual([]);
});

test('lists that could not be read fail the load and are asked for again', async () => {
  answers = [() => new Response('', { status: 503 })];
  await expect(loadWithFiles(load, 'leads01')).rejects.toThrow('Failed to fetch');
  const loading = loadWithFiles(load, 'leads01');
  await settle('/assets/leads-1234567.css', 'load');
  await loading;
  expect(asked).toEqual(['/assets/file-lists.json', '/assets/file-lists.json']);
});

test('what is missing is loaded along, once, and the module is not used before its styles are there', async () => {
  link('modulepreload', '/assets/core-1234567.js');
  const done = vi.fn();
  const [one, other] = [loadWithFiles(load, 'leads01').then(done), loadWithFiles(load, 'leads01').then(done)];
  await vi.waitFor(() => expect(styleOf('/assets/leads-1234567.css')).not.toBeNull());
  expect(done).not.toHaveBeenCalled();
  expect(hrefs('modulepreload')).toEqual(['/assets/core-1234567.js', '/assets/small-1234567.js']);
  expect(hrefs('stylesheet')).toEqual(['/assets/leads-1234567.css']);
  await settle('/assets/leads-1234567.css', 'load');
  await Promise.all([one, other]);
  expect(done).toHaveBeenCalledTimes(2);
});

test('styles that failed are loaded again by the next attempt', async () => {
  const loading = loadWithFiles(load, 'late001');
  const failed = expect(loading).rejects.toThrow('Failed to fetch /assets/late-1234567.css');
  await settle('/assets/late-1234567.css', 'error');
  await failed;
  expect(hrefs('stylesheet')).toEqual([]);
  const again = loadWithFiles(load, 'late001');
  await settle('/assets/late-1234567.css', 'load');
  expect(await again).toBe(module);
});

test('styles of the document are not loaded again', async () => {
  link('stylesheet', '/assets/leads-1234567.css');
  expect(await loadWithFiles(load, 'broken1')).toBe(module);
  expect(hrefs('stylesheet')).toEqual(['/assets/leads-1234567.css']);
});
