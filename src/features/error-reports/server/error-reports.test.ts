import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { createApi } from '#web-kit/api/api-client.tsx';
import { errorReportsApi } from '../contract.ts';
import { errorReportsFeature } from './index.ts';
import { errorReportsJobs } from './jobs.ts';

const path = '/api/errors/report';
const report = {
  errorType: 'TypeError',
  errorMessage: 'x is not a function',
  errorDetails: '{"stack":"at a (b.js:1:2)"}',
  path: '/',
};

const api = await startTestApi({ features: [errorReportsFeature] });
beforeEach(() => api.pool.query('truncate error_reports, rate_limits cascade'));

const rows = () => api.rows('select * from error_reports order by id');

describe('reporting an error', () => {
  test('works through the browser client', async () => {
    const client = createApi({ baseUrl: api.address, fetch, locale: () => 'he' });
    expect(await client.call(errorReportsApi.report, { body: report })).toEqual({ received: true });
    expect(await rows()).toMatchObject([{ error_type: 'TypeError', path: '/', count: '1' }]);
  });

  test('equal reports share one row and a counter, also when concurrent', async () => {
    const off = await startTestApi({ features: [errorReportsFeature], settings: { RATE_LIMITS: 'off' } });
    const answers = await Promise.all(Array.from({ length: 300 }, () => off.send('POST', path, report)));
    expect(answers.every(({ status, body }) => status === 202 && body.received)).toBe(true);
    expect((await off.pool.query('select count from error_reports')).rows).toEqual([{ count: '300' }]);
  });

  test('ids, hashes and quoted values do not separate errors; the location does', async () => {
    const at = (stack: string, errorMessage: string) => ({
      ...report,
      errorMessage,
      errorDetails: JSON.stringify({ stack }),
    });
    await api.send('POST', path, at('at load (main-3f2a9b1c44.js:1:200)', 'Order 17 "abc" is missing'));
    await api.send('POST', path, at('at load (main-99aa00ff12.js:1:311)', 'Order 95 "xyz" is missing'));
    await api.send('POST', path, at('at save (main-99aa00ff12.js:1:311)', 'Order 95 "xyz" is missing'));
    expect((await rows()).map(({ count }) => count)).toEqual(['2', '1']);
  });

  test('tokens, passwords and email addresses are removed before storing', async () => {
    const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlc2ln';
    const secret = `dana@cards.example Bearer ${jwt} password=hunter22`;
    const secrets = { errorMessage: secret, errorDetails: { stack: secret }, path: '/reset?token=abcdef123456' };
    const body = { ...report, ...secrets };
    await api.send('POST', path, body, { 'user-agent': 'x dana@cards.example' });
    expect(JSON.stringify(await rows())).not.toMatch(/dana@|eyJ|hunter22|abcdef123456/);
  });

  test('long fields are truncated, not rejected', async () => {
    const long = { ...report, errorMessage: 'm'.repeat(9_000), path: `/${'p'.repeat(900)}` };
    expect((await api.send('POST', path, long)).status).toBe(202);
    const [row] = await rows();
    expect(row.error_message).toHaveLength(2_000);
    expect(row.path).toHaveLength(500);
  });

  test('NUL characters and lone surrogates are accepted', async () => {
    const body = { ...report, errorMessage: 'nul \u0000 half \ud800 pair', errorDetails: { a: ['\u0000', '\udfff'] } };
    expect((await api.send('POST', path, body)).body).toEqual({ received: true });
  });

  test.each([
    ['no type', { errorMessage: 'x' }, 'errorType'],
    ['a number for a message', { errorType: 'x', errorMessage: 5 }, 'errorMessage'],
    ['a list', [], 'body'],
  ])('%s returns 400 naming the field', async (_, body, field) => {
    const answer = await api.send('POST', path, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_input', message: 'שגיאה בפורמט הבקשה' });
    expect(Object.keys(answer.body.fields)).toContain(field);
  });

  test('a report of more than 16 KB is rejected', async () => {
    expect((await api.send('POST', path, { ...report, errorDetails: 'd'.repeat(17_000) })).status).toBe(413);
  });

  test('the thirty-first report in a minute returns 429', async () => {
    const statuses = [];
    for (let count = 0; count < 31; count += 1) statuses.push(await api.send('POST', path, report));
    expect(statuses.filter(({ status }) => status === 202)).toHaveLength(30);
    const last = statuses.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a database failure is logged and the visitor still receives 202', async () => {
    await api.pool.query('alter table error_reports rename to hidden');
    const answer = await api.send('POST', path, report);
    await api.pool.query('alter table hidden rename to error_reports');
    expect(answer).toMatchObject({ status: 202, body: { received: false } });
    expect(api.logged.join('')).toContain('could not be stored');
  });
});

test('the nightly cleanup deletes old errors and retains recent ones', async () => {
  api.setTime(new Date('2026-01-01T00:00:00Z'));
  await api.send('POST', path, report);
  api.setTime(new Date('2026-05-01T00:00:00Z'));
  await api.send('POST', path, { ...report, errorType: 'RangeError' });
  await errorReportsJobs[0]?.work(api.services, {});
  expect((await rows()).map((row) => row.error_type)).toEqual(['RangeError']);
});
