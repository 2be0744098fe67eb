import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { scrub } from './scrub.ts';

function capture() {
  const lines: string[] = [];
  return { lines, log: createLog('info', { write: (line) => lines.push(line) }) };
}

test('secrets are hidden by name, at any of the usual depths', () => {
  const { lines, log } = capture();
  log.info({ password: 'hunter22', body: { token: 'abc', deep: { cookie: 'sid=1' } } }, 'in');
  expect(lines.join('')).not.toMatch(/hunter22|abc|sid=1/);
  expect(lines.join('')).toContain('[hidden]');
});

test('an event is one line, whatever is in it', () => {
  const { lines, log } = capture();
  log.info({ name: 'a\nb\r\nc' }, 'forged\n{"level":"info","msg":"fake"}');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd().split('\n')).toHaveLength(1);
});

test('errors lose what looks like a secret', () => {
  const { lines, log } = capture();
  log.error({ err: new Error('connect postgres://negia:s3cret@db/x failed for dana@cards.example') }, 'failed');
  expect(lines[0]).not.toMatch(/s3cret|dana@/);
});

test.each([
  ['Authorization: Bearer abcdefgh12345678', 'Bearer abcdefgh'],
  ['{"password":"p4ss word"}', 'p4ss'],
  ['?token=abc123&x=1', 'abc123'],
  ['card 4242 4242 4242 4242 declined', '4242'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'eyJ'],
  ['mail דנה@דוגמה.example or dana+x@cards.example', '@'],
])('%s is scrubbed', (text, secret) => {
  expect(scrub(text)).not.toContain(secret);
});

test('ordinary text stays as it is', () => {
  const text = 'TypeError: x is not a function at render (profile.tsx:12:34), order 1042, ₪300';
  expect(scrub(text)).toBe(text);
});
