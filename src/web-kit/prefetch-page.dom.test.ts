import { beforeEach, expect, test } from 'vitest';
import { prefetchPage } from './prefetch-page.ts';

const page = `<link rel="stylesheet" href="/assets/core.css"><link rel="modulepreload" href="/assets/app.js">
  <link rel="preload" href="/assets/font.woff2"><script type="module" src="/assets/main.js"></script>
  <a href="/assets/app.js">again</a><script src="https://other.example/assets/x.js"></script>`;

let requested: string[] = [];
beforeEach(() => {
  requested = [];
  document.head.innerHTML = '';
});

const load = (async (url: string) => {
  requested.push(url);
  if (url.endsWith('.css')) throw new TypeError('no line');
  return new Response(url === '/dashboard' ? page : '');
}) as typeof fetch;

test('loads the scripts and styles of the page once each, and nothing of others', async () => {
  await prefetchPage('/dashboard', load);
  expect(requested).toEqual(['/dashboard', '/assets/core.css', '/assets/app.js', '/assets/main.js']);
});

test('leaves out what this page has loaded', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/app.js">';
  await prefetchPage('/dashboard', load);
  expect(requested).not.toContain('/assets/app.js');
});

test('ends quietly without a connection', async () => {
  await expect(prefetchPage('/dashboard', () => Promise.reject(new TypeError('no line')))).resolves.toBeUndefined();
});
