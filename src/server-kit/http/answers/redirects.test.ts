import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listenOnLoopback } from '#server-kit/testing/loopback.ts';
import { createRedirects, type Redirect } from './redirects.ts';

async function answerOf(redirect: Redirect, method = 'GET') {
  const { port } = await listenOnLoopback(createServer((_, response) => redirect(response)));
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method, redirect: 'manual' });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

test('redirects with 302 and is not cached', async () => {
  const { status, headers, text } = await answerOf(createRedirects({ isHttps: false }).to('/p/dana?s=nfc'));
  expect([status, text]).toEqual([302, '']);
  expect(headers).toMatchObject({ location: '/p/dana?s=nfc', 'cache-control': 'no-store', 'content-length': '0' });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('sends HSTS when the site is on https', async () => {
  const redirects = createRedirects({ isHttps: true });
  for (const redirect of [redirects.to('/'), redirects.unavailable('x')])
    expect((await answerOf(redirect)).headers['strict-transport-security']).toContain('max-age=');
});

test('the unavailable page returns 503 with its HTML and a Retry-After header', async () => {
  const { unavailable } = createRedirects({ isHttps: false });
  const { status, headers, text } = await answerOf(unavailable('<p>רגע</p>'));
  expect([status, text, headers['retry-after']]).toEqual([503, '<p>רגע</p>', '5']);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect((await answerOf(unavailable('x'), 'HEAD')).text).toBe('');
});
