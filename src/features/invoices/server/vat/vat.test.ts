import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { invoicesFeature, seedInvoices, vatRateAt } from '../index.ts';

const api = await startTestApi({ features: [invoicesFeature] });
/** Past midnight in Israel, before midnight in UTC. */
const now = new Date('2026-11-15T22:30:00Z');
beforeEach(async () => {
  api.setTime(now);
  await api.pool.query('delete from vat_rates');
  await seedInvoices(api.services.db);
  api.signIn({ id: 1, role: 'admin', authenticatedAt: now });
});

const path = '/api/admin/vat-rates';
const english = { 'accept-language': 'en', cookie: 'language=en' };
const add = (since: unknown, rate: unknown) => api.send('POST', path, { since, rate }, english);
const drop = (since: string) => api.send('DELETE', `${path}/${since}`, undefined, english);
const auditEntries = () => api.rows('select * from audit_log order by id');

describe('VAT rates', () => {
  it('are listed newest first, with the date in Israel', async () => {
    expect((await api.send('GET', path)).body).toEqual({
      today: '2026-11-16',
      rates: [
        { since: '2025-01-01', rate: 1_800, state: 'current' },
        { since: '2015-10-01', rate: 1_700, state: 'over' },
      ],
    });
  });

  it('can be added for a future date, apply from that date and can be removed', async () => {
    const before = (await auditEntries()).length;
    const { status, body } = await add('2027-01-01', 1_750);
    expect(status).toBe(201);
    expect(body.rates[0]).toEqual({ since: '2027-01-01', rate: 1_750, state: 'future' });
    const at = (time: string) => vatRateAt(api.services.db, new Date(time));
    expect(await at('2026-12-31T21:59:59Z')).toBe(1_800);
    expect(await at('2026-12-31T22:00:00Z')).toBe(1_750);
    expect((await drop('2027-01-01')).body.rates).toHaveLength(2);
    expect(await at('2027-02-01T12:00:00Z')).toBe(1_800);
    expect((await auditEntries()).slice(before)).toMatchObject([
      { action: 'settings.add-vat-rate', target_id: '2027-01-01', after: { since: '2027-01-01', rate: 1_750 } },
      { action: 'settings.drop-vat-rate', target_id: '2027-01-01', before: { rate: 1_750 } },
    ]);
  });

  it('of today and earlier cannot be changed', async () => {
    const message = /only for a future date/;
    for (const since of ['2026-11-16', '2026-11-15', '2015-10-01']) {
      const { status, body } = await add(since, 1_600);
      expect([since, status]).toEqual([since, 409]);
      expect(body.message).toMatch(message);
    }
    for (const since of ['2025-01-01', '2015-10-01']) expect((await drop(since)).body.message).toMatch(message);
    // Also where the table lacks the rates in the code.
    await api.pool.query('delete from vat_rates');
    expect((await drop('2025-01-01')).status).toBe(409);
    expect((await add('2026-11-17', 1_600)).status).toBe(201);
  });

  it('are limited to one per date', async () => {
    await add('2027-01-01', 1_750);
    const { status, body } = await add('2027-01-01', 1_900);
    expect([status, body.message]).toEqual([409, 'That day already has a rate. Remove it first, then add the new one']);
  });

  it('return 404 when removing a missing rate', async () => {
    expect((await drop('2027-05-05')).status).toBe(404);
    expect((await drop('yesterday')).status).toBe(400);
  });

  it('name each invalid field', async () => {
    const fields = async (since: unknown, rate: unknown) => Object.keys((await add(since, rate)).body.fields);
    expect(await fields('2027-02-30', 17.5)).toEqual(['since', 'rate']);
    expect(await fields('2027-01-01', -1)).toEqual(['rate']);
    expect(await fields('2027-01-01', 5_001)).toEqual(['rate']);
    expect(await fields(undefined, undefined)).toEqual(['since', 'rate']);
  });

  it('require recent authentication to change', async () => {
    api.signIn({ id: 1, role: 'admin', authenticatedAt: new Date(0) });
    expect((await add('2027-01-01', 1_750)).body.code).toBe('confirm_needed');
    expect((await drop('2027-01-01')).body.code).toBe('confirm_needed');
  });
});
