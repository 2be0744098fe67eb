import { beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { openBus } from '#server-kit/bus/bus.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { defaultClaims } from '../claims-texts.ts';
import { defaultContact } from '../contact-default.ts';
import { placeholderIssuer } from '../issuer-texts.ts';
import {
  hasPlaceholderIssuer,
  isReadOnly,
  maintenanceNotice,
  readDayExceptions,
  readIssuer,
  settingsFeature,
} from './index.ts';
import { readPublicSettings } from './public-settings.ts';

const api = await startTestApi({ features: [settingsFeature] });
const adminId = await addUser(api, { username: 'boss' });
beforeEach(() => api.signIn({ id: adminId, role: 'admin' }));

const english = { 'accept-language': 'en', cookie: 'language=en' };
const all = async () => (await api.send('GET', '/api/admin/settings')).body;
const open = async (headers = {}) => (await api.send('GET', '/api/settings', undefined, headers)).body;
const put = (key: string, value: unknown, version: number, headers = english) =>
  api.send('PUT', `/api/admin/settings/${key}`, { value, version }, headers);
/** Saves over the current version. */
const set = async (key: string, value: unknown) => put(key, value, (await all())[key].version);
const auditRows = () => api.rows('select * from audit_log order by id');

describe('defaults', () => {
  test('the public settings contain the specified claims and the default contact email', async () => {
    expect(await open()).toMatchObject({
      claims: [
        { id: 'cards', value: '1000+', label: 'כרטיסים פעילים' },
        { id: 'satisfaction', value: '98%', label: 'שביעות רצון' },
        { id: 'support', value: '24/7', label: 'תמיכה' },
        { id: 'templates', value: '3+', label: 'עיצובים לבחירה' },
      ],
      contact: { mail: 'hello@negia.example', phone: '', whatsapp: '', hours: '', address: '' },
      holidays: [],
    });
    expect((await open(english)).claims[0].label).toBe('active cards');
  });

  test('an admin sees that nothing was changed and that the issuer is a placeholder', async () => {
    const settings = await all();
    for (const key of ['claims', 'contact', 'issuer', 'holidays', 'maintenance', 'printing'])
      expect(settings[key]).toMatchObject({ version: 0, updatedAt: null, updatedBy: null });
    expect(settings).toMatchObject({ isIssuerInvented: true, isLive: false });
    expect(await hasPlaceholderIssuer(api.services.db)).toBe(true);
  });
});

describe('access', () => {
  test('a visitor reads the public settings, which contain no tax id', async () => {
    api.signIn(undefined);
    const publicSettings = await api.send('GET', '/api/settings');
    expect(publicSettings.status).toBe(200);
    expect(JSON.stringify(publicSettings.body)).not.toContain(placeholderIssuer.taxId);
  });

  test('who issues the invoices is changed by owners alone: it is a setting of money', async () => {
    api.signIn({ id: adminId, role: 'admin', staffRole: 'admin' });
    expect((await put('issuer', placeholderIssuer, 0)).body.code).toBe('forbidden');
    api.signIn({ id: adminId, role: 'admin', staffRole: 'owner' });
    expect((await put('issuer', placeholderIssuer, 0)).body.code).not.toBe('forbidden');
  });

  test('changing settings requires recent authentication', async () => {
    api.signIn({ id: adminId, role: 'admin', authenticatedAt: new Date(0) });
    expect((await put('contact', defaultContact, 0)).body.code).toBe('confirm_needed');
    expect((await api.send('GET', '/api/admin/settings')).status).toBe(200);
  });
});

describe('changing a setting', () => {
  test('is visible immediately in each language, with the admin who made it', async () => {
    const cards = { isShown: true, value: { he: '5 אלף', en: '5k' }, label: { he: 'כרטיסים', en: 'cards' } };
    const hiddenClaim = { ...defaultClaims.support, isShown: false };
    const answer = await set('claims', { ...defaultClaims, cards, support: hiddenClaim });
    expect(answer.status).toBe(200);
    expect(answer.body.claims).toMatchObject({ version: 1, updatedBy: 'boss' });
    const { claims } = await open();
    expect(claims.map(({ id }: { id: string }) => id)).toEqual(['cards', 'satisfaction', 'templates']);
    expect(claims[0]).toEqual({ id: 'cards', value: '5 אלף', label: 'כרטיסים' });
    expect((await open(english)).claims[0].value).toBe('5k');
  });

  test('reaches other processes', async () => {
    const bus = await openBus(api.url, api.services.log);
    const other = { ...api.services, bus };
    const mailOf = async () => (await readPublicSettings(other, 'en')).contact.mail;
    await mailOf();
    await set('contact', { ...defaultContact, mail: 'heard@negia.example' });
    await expect.poll(mailOf).toBe('heard@negia.example');
    await bus.close();
  });

  test('writes only the changed fields, before and after, to the audit log', async () => {
    const before = (await auditRows()).length;
    await set('contact', { ...defaultContact, mail: 'one@negia.example' });
    await set('contact', { ...defaultContact, mail: 'two@negia.example' });
    expect((await auditRows()).slice(before + 1)).toMatchObject([
      {
        action: 'settings.change',
        target_kind: 'setting',
        target_id: 'contact',
        before: { mail: 'one@negia.example' },
        after: { mail: 'two@negia.example' },
      },
    ]);
    expect(Object.keys((await auditRows())[before + 1].after)).toEqual(['mail']);
  });

  test('returns 409 with the newer value for a stale version, and changes nothing', async () => {
    const { version } = (await all()).contact;
    await put('contact', { ...defaultContact, mail: 'first@negia.example' }, version);
    const before = (await auditRows()).length;
    const stale = await put('contact', { ...defaultContact, mail: 'second@negia.example' }, version);
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      code: 'conflict',
      message: 'Someone saved something else here in the meantime. What you wrote is not saved yet',
      current: { version: version + 1, value: { mail: 'first@negia.example' }, updatedBy: 'boss' },
    });
    expect((await all()).contact.value.mail).toBe('first@negia.example');
    expect(await auditRows()).toHaveLength(before);
  });

  test('of concurrent first changes one succeeds and the others return 409', async () => {
    await api.pool.query(`delete from settings where key = 'holidays'`);
    const day = (note: string) => ({ days: [{ day: '2027-01-04', isWorked: false, note }] });
    const answers = await Promise.all(['a', 'b', 'c'].map((note) => put('holidays', day(note), 0)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await all()).holidays.version).toBe(1);
  });
});

describe('validation', () => {
  const fieldsOf = async (key: string, value: unknown) => {
    const { status, body } = await set(key, value);
    return status === 400 ? body.fields : status;
  };

  test('normalizes phone numbers, line breaks and whitespace', async () => {
    const typed = {
      mail: ' us@negia.example ',
      phone: '03-555-0100',
      whatsapp: '050-555-0100',
      hours: { he: 'א–ה\n9–17 ', en: 'Sun–Thu' },
      address: { he: '', en: '' },
    };
    expect((await set('contact', typed)).body.contact.value).toEqual({
      mail: 'us@negia.example',
      phone: '+97235550100',
      whatsapp: '+972505550100',
      hours: { he: 'א–ה 9–17', en: 'Sun–Thu' },
      address: { he: '', en: '' },
    });
    expect((await open()).contact).toMatchObject({ phone: '+97235550100', hours: 'א–ה 9–17', address: '' });
  });

  test('returns an error per invalid field', async () => {
    expect(await fieldsOf('contact', { ...defaultContact, mail: 'nobody', phone: '12', whatsapp: '*1234' })).toEqual({
      mail: 'Invalid email',
      phone: 'Not a valid number. Write it like 03-555-0100 or *5550',
      whatsapp: 'Enter a number that has WhatsApp, such as 050-555-0100',
    });
    expect(await fieldsOf('contact', { ...defaultContact, hours: { he: 'x', en: ' ' } })).toEqual({
      'hours.en': 'Fill in both languages, or leave both empty',
    });
    const long = { ...defaultClaims.cards, value: { he: '1'.repeat(13), en: '' } };
    expect(await fieldsOf('claims', { ...defaultClaims, cards: long })).toEqual({
      'cards.value.he': 'At most 12 characters are allowed',
      'cards.value.en': 'Required',
    });
    expect(await fieldsOf('issuer', { ...placeholderIssuer, taxId: '123456789', name: { he: '', en: 'x' } })).toEqual({
      taxId: 'Not a valid number. Enter all 9 digits, including the check digit',
      'name.he': 'Required',
    });
  });

  test('rejects days that change nothing, are invalid or are duplicates', async () => {
    const day = (date: string, isWorked: boolean) => ({ day: date, isWorked, note: '' });
    const days = [day('2026-11-16', true), day('2026-11-21', false), day('2026-02-30', false)];
    expect(await fieldsOf('holidays', { days })).toEqual({
      'days.0.day': 'That is a working day anyway',
      'days.1.day': 'That is a day off anyway',
      'days.2.day': 'Invalid date',
    });
    for (const typed of ['', 'x', '2026-13-01'])
      expect(await fieldsOf('holidays', { days: [day(typed, false)] })).toEqual({ 'days.0.day': 'Invalid date' });
    expect(await fieldsOf('holidays', { days: [day('2026-11-16', false), day('2026-11-16', false)] })).toEqual({
      'days.1.day': 'This day is already in the list',
    });
  });

  test.each([undefined, null, [], 'x', {}])('rejects %j for every setting', async (value) => {
    for (const key of ['claims', 'contact', 'issuer', 'holidays', 'maintenance', 'printing'])
      expect((await put(key, value, 0)).body.code).toBe('invalid_input');
  });

  test('rejects unknown settings and drops unknown fields', async () => {
    expect((await put('prices', {}, 0)).status).toBe(400);
    expect((await put('constructor', {}, 0)).status).toBe(400);
    await set('contact', { ...defaultContact, role: 'admin' });
    expect((await all()).contact.value).not.toHaveProperty('role');
  });
});

describe('maintenance', () => {
  const text = { he: 'הערב ב־22:00 לא תהיה שמירה', en: 'Nothing is saved at 22:00 tonight' };
  const now = async () => [await isReadOnly(api.services), await maintenanceNotice(api.services, 'en')];

  test('is announced in our words, and stops changes only when told to', async () => {
    expect(await now()).toEqual([false, undefined]);
    await set('maintenance', { mode: 'announced', text });
    expect(await now()).toEqual([false, text.en]);
    expect(await maintenanceNotice(api.services, 'he')).toBe(text.he);
    await set('maintenance', { mode: 'read-only', text: { he: '', en: '' } });
    expect(await now()).toEqual([true, expect.stringContaining('short maintenance')]);
    await set('maintenance', { mode: 'off', text });
    expect(await now()).toEqual([false, undefined]);
  });

  test('has a text to announce, in both languages', async () => {
    const fieldsOf = async (value: unknown) => (await set('maintenance', value)).body.fields;
    expect(await fieldsOf({ mode: 'announced', text: { he: '', en: '' } })).toEqual({
      'text.he': 'Write what to announce',
    });
    expect(Object.keys(await fieldsOf({ mode: 'read-only', text: { he: 'x', en: '' } }))).toEqual(['text.en']);
    expect(Object.keys(await fieldsOf({ mode: 'closed', text }))).toEqual(['mode']);
  });

  test('is unknown while the database is away, and stops nothing by itself', async () => {
    const bus = { ...api.services.bus, subscribe: () => undefined, onReconnect: () => undefined };
    const db = {
      select: () => {
        throw new Error('away');
      },
    } as never;
    expect(await isReadOnly({ db, bus: bus as never })).toBe(false);
    expect(await maintenanceNotice({ db, bus: bus as never }, 'he')).toBeUndefined();
  });
});

describe('consumers', () => {
  test('documents use the issuer in both languages, and the placeholder notice disappears with a real issuer', async () => {
    const real = {
      taxId: '51-000000-1',
      email: 'books@real.example',
      name: { he: 'אמת בע״מ', en: 'Real Ltd.' },
      address: { he: 'רחוב 2', en: '2 Street' },
    };
    const wrongNumber = await set('issuer', real);
    expect(wrongNumber.status).toBe(400);
    expect((await set('issuer', { ...real, taxId: '12345678-2' })).body.isIssuerInvented).toBe(false);
    expect(await readIssuer(api.services.db)).toEqual({
      he: { name: 'אמת בע״מ', taxId: '123456782', address: 'רחוב 2', email: 'books@real.example' },
      en: { name: 'Real Ltd.', taxId: '123456782', address: '2 Street', email: 'books@real.example' },
    });
    expect(await hasPlaceholderIssuer(api.services.db)).toBe(false);
  });

  test('delivery dates use all days, sorted; the public endpoint lists only future ones', async () => {
    const days = [
      { day: '2099-01-07', isWorked: false, note: 'b' },
      { day: '2025-01-06', isWorked: false, note: 'a' },
    ];
    await set('holidays', { days });
    expect((await readDayExceptions(api.services.db)).map(({ day }) => day)).toEqual(['2025-01-06', '2099-01-07']);
    expect((await open()).holidays).toEqual([{ day: '2099-01-07', isWorked: false }]);
  });
});
