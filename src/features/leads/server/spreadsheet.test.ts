import ical from 'ical.js';
import Papa from 'papaparse';
import { afterEach, describe, expect, test } from 'vitest';
import { endTrial, statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { addLeads, type LeadOwner, newLeadOwner, startLeadSite, submitLead, withFields } from './testing/lead-site.ts';

const site = await startLeadSite();
afterEach(() => site.setTime(undefined));

const leave = (of: LeadOwner, more?: Record<string, unknown>) => submitLead(site, of, more);
const download = (of: LeadOwner, query = '', language = 'he') =>
  of.send('GET', `/api/leads/export${query}`, undefined, { 'accept-language': language });
const rowsIn = (text: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;

const field = (id: string, label: string) => ({ id, kind: 'text', label: { en: label } });

describe('leads as CSV', () => {
  test('parse back to the original values', async () => {
    const owner = await newLeadOwner(site, withFields([field('size', 'גודל'), field('city', 'עיר, שכונה')]));
    site.setTime(new Date('2026-11-20T22:30:00Z'));
    await leave(owner, {
      name: 'רות "רותי" גל',
      message: 'שורה\nשנייה, ועוד',
      fields: { city: 'חיפה' },
      marketing: true,
    });
    const noted = await leave(owner, { name: 'Omer', phone: '+44 20 7946 0123', source: 'nfc' });
    site.setTime(undefined);
    await owner.send('POST', `/api/leads/${noted}/notes`, { text: 'ראשונה' });
    await owner.send('POST', `/api/leads/${noted}/notes`, { text: 'שנייה' });
    await owner.send('PUT', `/api/leads/${noted}`, { status: 'won' });
    const { status, body, headers } = await download(owner);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toMatch(/פניות \d{4}-\d\d-\d\d\.csv$/);
    const [first, second] = rowsIn(body);
    expect(second).toEqual({
      התקבלה: '2026-11-21 00:30',
      כרטיס: owner.profile.document.identity.name.en,
      שם: 'רות "רותי" גל',
      טלפון: '050-555-0123',
      מייל: '',
      הודעה: 'שורה\nשנייה, ועוד',
      'עיר, שכונה': 'חיפה',
      מצב: 'חדשה',
      מקור: 'כניסה ישירה',
      'אישור לדיוור': 'כן',
      הערות: '',
    });
    expect(first).toMatchObject({ טלפון: "'+442079460123", מצב: 'עסקה', הערות: 'ראשונה\nשנייה' });
    expect(rowsIn((await download(owner, '', 'en')).body)[0]).toMatchObject({ Status: 'Won', Source: 'NFC' });
  });

  test('start with a BOM and end lines with CRLF', async () => {
    const owner = await newLeadOwner(site);
    await leave(owner, { name: 'שלום' });
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${site.address}/api/leads/export`, { headers: { cookie } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [, line = '', ...rest] = bytes.toString().split('\r\n');
    expect(line).toContain(',"שלום",');
    expect(rest).toEqual(['']);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("https://evil.example";"x")', "=cmd|' /C calc'!A0"])(
    'escape %s as text in every cell',
    async (formula) => {
      const owner = await newLeadOwner(site, withFields([field('a', formula)]));
      const id = await leave(owner, { name: formula, message: formula, fields: { a: formula } });
      await owner.send('POST', `/api/leads/${id}/notes`, { text: formula });
      const cells = Papa.parse<string[]>((await download(owner)).body, { skipEmptyLines: true }).data.flat();
      expect(cells.filter((cell) => cell === `'${formula}`)).toHaveLength(5);
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    },
  );

  test('follow the filter and contain only the owner’s leads', async () => {
    const [owner, other] = [await newLeadOwner(site), await newLeadOwner(site)];
    const id = await leave(owner, { name: 'א' });
    await leave(owner, { name: 'ב' });
    await leave(other, { name: 'זר' });
    await owner.send('PUT', `/api/leads/${id}`, { status: 'lost' });
    expect(rowsIn((await download(owner, '?status=lost')).body).map((row) => row.שם)).toEqual(['א']);
    expect(rowsIn((await download(owner)).body).map((row) => row.שם)).toEqual(['ב', 'א']);
  });

  test('return 402 without a plan that includes the export', async () => {
    const owner = await newLeadOwner(site);
    await endTrial(site, owner);
    expect(statusAndCode(await download(owner))).toEqual([402, 'payment_required']);
  });

  test('are complete when there are more than one batch', async () => {
    const owner = await newLeadOwner(site);
    await addLeads(site, owner, 2_500);
    const names = rowsIn((await download(owner)).body).map((row) => row.שם);
    expect(names).toEqual(Array.from({ length: 2_500 }, (_, index) => `n${2_500 - index}`));
  });
});

describe('a lead as a vCard', () => {
  test('is parsed by another library', async () => {
    const owner = await newLeadOwner(site, withFields([field('city', 'עיר')]));
    const lead = { name: 'רות גל', email: 'r@gal.example', message: 'א, ב\nג', fields: { city: 'חיפה' } };
    const id = await leave(owner, lead);
    const { status, body, headers } = await owner.send('GET', `/api/leads/${id}/vcard`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/vcard; charset=utf-8']);
    const vcard = new ical.Component(ical.parse(body) as never);
    const read = (name: string) => vcard.getFirstPropertyValue(name);
    const values = ['3.0', 'רות גל', '+972505550123', 'r@gal.example', 'א, ב\nג\nעיר: חיפה'];
    expect(['version', 'fn', 'tel', 'email', 'note'].map(read)).toEqual(values);
  });

  test('contains no line injected by the sender', async () => {
    const owner = await newLeadOwner(site);
    const id = await leave(owner, { name: 'A\r\nTEL:+1', message: 'x\r\nEND:VCARD\r\nBEGIN:VCARD' });
    const { body } = await owner.send('GET', `/api/leads/${id}/vcard`);
    expect(body.match(/^(BEGIN|END|TEL)/gm)).toEqual(['BEGIN', 'TEL', 'END']);
  });
});
