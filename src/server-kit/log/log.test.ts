import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog, scrub } from './log.ts';

function capture() {
  const entries: string[] = [];
  return { entries, log: createLog('info', { write: (entry) => entries.push(entry) }) };
}

test('secrets are hidden by name, at the usual depths', () => {
  const { entries, log } = capture();
  log.info({ password: 'hunter22', body: { token: 'abc', deep: { cookie: 'sid=1' } } }, 'in');
  expect(entries.join('')).not.toMatch(/hunter22|abc|sid=1/);
  expect(entries.join('')).toContain('[hidden]');
});

test('an event is one entry, whatever it contains', () => {
  const { entries, log } = capture();
  log.info({ name: 'a\nb\r\nc' }, 'forged\n{"level":"info","msg":"fake"}');
  expect(entries).toHaveLength(1);
  expect(entries[0]?.trimEnd().split('\n')).toHaveLength(1);
});

test('secrets in error messages are scrubbed', () => {
  const { entries, log } = capture();
  log.error({ err: new Error('connect postgres://negia:s3cret@db/x failed for dana@cards.example') }, 'failed');
  expect(entries[0]).not.toMatch(/s3cret|dana@/);
});

test.each([
  ['Authorization: Bearer abcdefgh12345678', 'Bearer abcdefgh'],
  ['{"password":"p4ss word"}', 'p4ss'],
  ['?token=abc123&x=1', 'abc123'],
  ['card 4242 4242 4242 4242 declined', '4242'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'eyJ'],
  ['mail דנה@דוגמה.example or dana+x@cards.example', '@'],
  ['x-eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'eyJ'],
  ['a.b+c%d@x.y.z', '@'],
  ['no offer q9Xb2kLr7TzVw4HnYp0Ds8FgJm3Cc5Ee6Aa1Uu_-oIi here', 'q9Xb'],
  ['redis://:s3cret@cache', 's3cret'],
])('%s is scrubbed', (text, secret) => {
  expect(scrub(text)).not.toContain(secret);
});

test('ordinary text is unchanged', () => {
  const text = 'TypeError: x is not a function at render (profile.tsx:12:34), order 1042, ₪300';
  expect(scrub(text)).toBe(text);
});

test('a failed query is logged with its statement, never with its parameters', () => {
  const { entries, log } = capture();
  const draft = `private words ${'x'.repeat(512_000)}`;
  log.error(
    { err: new DrizzleQueryError('update "drafts" set "document" = $1', [draft], new Error('no row')) },
    'failed',
  );
  const { err } = JSON.parse(entries[0] ?? '');
  expect(err.message).toBe('Failed query: update "drafts" set "document" = $1');
  expect(err.cause.message).toBe('no row');
  expect(err.stack).toMatch(/^at .*log\.test\.ts/);
  expect(entries[0]).not.toContain('private words');
});

test('long text is truncated without leaving part of a secret', () => {
  const before = 'word '.repeat(19);
  expect(scrub('x '.repeat(300_000)).length).toBeLessThanOrEqual(8_000);
  for (const secret of ['password="open sesame"', 'dana.cohen@cards.example', '4242 4242 4242 4242']) {
    const scrubbed = scrub(`${before}${secret} ${'more '.repeat(200)}`, 100);
    expect(scrubbed.length).toBeLessThanOrEqual(100);
    expect(scrubbed).not.toMatch(/open|dana|4242/);
  }
});
