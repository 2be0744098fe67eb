import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { endTrial, newOwner } from '#features/profiles/server/testing/own-profiles.ts';
import { type LeadOwner, newLeadOwner, publishProfile, startLeadSite, withFields } from './testing/lead-site.ts';

const site = await startLeadSite();
afterEach(() => site.setTime(undefined));

const fields = [
  { id: 'size', kind: 'choice', label: { he: 'גודל' }, choices: [{ he: 'עד 60 מטר' }, { he: 'יותר' }] },
  { id: 'when', kind: 'date', label: { he: 'מתי' }, isRequired: true },
];
const inHebrew = (document: LeadOwner['profile']['document']): object => ({
  ...withFields(fields)(document),
  language: 'he',
  identity: { name: { he: 'נועה ברק' } },
  contact: {
    phones: [{ kind: 'mobile', number: '0505550101' }],
    whatsapp: { number: '0505550101' },
    emails: ['noa@barak.example'],
  },
});
const owner = await newLeadOwner(site, inHebrew);

const good = {
  name: 'רות גל',
  phone: '050-555-0123',
  email: '',
  message: 'שלום',
  'field-size': '',
  'field-when': '2026-12-01',
};
const formOf = ({ profile }: Pick<LeadOwner, 'profile'>) => `/p/${profile.id}/lead`;
const post = (change: Record<string, string> = {}, headers?: Record<string, string>) =>
  site.post(formOf(owner), { ...good, ...change }, headers);
const newest = ({ id }: Pick<LeadOwner, 'id'> = owner) =>
  site.row('select * from leads where owner_id = $1 order by id desc limit 1', [id]);
const inputIn = (html: string, name: string): string =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

describe('the lead form on the page', () => {
  test('posts to the lead endpoint in the language of the page', async () => {
    expect((await site.send('GET', `/p/${owner.profile.slug}`)).body).toContain(`action="${formOf(owner)}"`);
    expect((await site.send('GET', `/embed/${owner.profile.slug}`)).body).toContain(`action="${formOf(owner)}"`);
    const both = await newLeadOwner(site, (document) => ({
      ...inHebrew(document),
      identity: { name: { he: 'נועה ברק', en: 'Noa Barak' }, title: { he: 'אדריכלית', en: 'Architect' } },
    }));
    const english = await site.send('GET', `/p/${both.profile.id}?lang=en`);
    expect(english.body).toContain(`action="${formOf(both)}"`);
    expect(inputIn(english.body, 'consent')).toContain('value="en"');
    const sent = await site.post(formOf(both), { ...good, consent: 'en' }, { 'accept-language': 'he' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/p/${both.profile.id}/sent?lang=en`]);
    const consent = { locale: 'en', text: expect.stringContaining('go to Noa Barak') };
    expect((await newest(both)).consent).toMatchObject(consent);
    expect((await site.send('GET', `/p/${both.profile.id}/sent?lang=en`)).body).toContain('Noa Barak has them');
  });

  test('of a draft is shown but cannot be submitted', async () => {
    const made = await owner.make();
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { body } = await site.send('GET', `/p/${made.slug}`, undefined, { cookie });
    expect(body).toContain('action="#"');
    expect(body).toMatch(/<button type="button" class="big"/);
    expect((await site.post(`/p/${made.id}/lead`, good)).status).toBe(404);
  });

  test('loses its custom fields when the plan ends', async () => {
    const of = await newLeadOwner(site, inHebrew);
    await endTrial(site, of);
    expect((await site.send('GET', `/p/${of.profile.id}`)).body).not.toContain('field-when');
    expect((await site.post(formOf(of), { ...good, 'field-when': '' })).status).toBe(303);
  });
});

describe('a submitted form', () => {
  test('without JavaScript is stored and redirects to the thank-you page', async () => {
    const { status, headers } = await post({ 'field-size': 'עד 60 מטר', marketing: 'on' });
    expect([status, headers.get('location')]).toEqual([303, `/p/${owner.profile.id}/sent`]);
    expect(headers.get('cache-control')).toBe('no-store');
    const row = await newest();
    expect(row).toMatchObject({ name: 'רות גל', phone: '+972505550123', message: 'שלום', source: 'direct' });
    expect(row.fields).toEqual([
      { label: 'גודל', value: 'עד 60 מטר' },
      { label: 'מתי', value: '2026-12-01' },
    ]);
    expect(row.consent).toMatchObject({
      text: 'בשליחה אתם מאשרים להעביר את הפרטים אל נועה ברק, כדי שיחזרו אליכם.',
      marketing: 'אפשר לשלוח לי גם עדכונים ומבצעים מאת נועה ברק',
      locale: 'he',
    });
  });

  test('posted by slug works the same', async () => {
    const { status, headers } = await site.post(`/p/${owner.profile.slug}/lead`, { ...good, name: 'בסלאג' });
    expect([status, headers.get('location')]).toEqual([303, `/p/${owner.profile.id}/sent`]);
  });

  test.each([
    ['http://localhost:3000/p/noa?s=nfc', {}, 'nfc'],
    ['http://localhost:3000/p/noa?s=nfc', { source: 'qr' }, 'qr'],
    ['http://localhost:3000/p/noa?s=fax', {}, 'direct'],
    ['http://localhost:3000/embed/noa', {}, 'embed'],
    ['https://web.whatsapp.com/', {}, 'whatsapp'],
    ['https://news.example/a', {}, 'link'],
    ['not an address', {}, 'direct'],
  ])('from %s with %j has the source %s', async (referer, more, source) => {
    await post({ name: `${source} ${referer} ${JSON.stringify(more)}`, ...more }, { referer });
    expect((await newest()).source).toBe(source);
  });

  test.each([
    ['website', 'x'],
    ['website', 'x'.repeat(5_000)],
  ])('by a bot, detected by %s, gets 303 and is not stored', async (name, value) => {
    const before = (await newest()).id;
    expect((await post({ name: 'רובוט', [name]: value })).status).toBe(303);
    expect((await newest()).id).toBe(before);
  });

  test('faster than a human types is stored for review', async () => {
    expect((await post({ name: 'מהירה', elapsed: '800' })).status).toBe(303);
    expect(await newest()).toMatchObject({ name: 'מהירה', status: 'review' });
  });

  test('without a time from a script is stored', async () => {
    await post({ name: 'בלי סקריפט', elapsed: '', source: '' });
    expect((await newest()).name).toBe('בלי סקריפט');
  });
});

describe('an invalid form', () => {
  test('returns 422 with the typed values and an error at each field', async () => {
    const { status, body } = await post({
      phone: '12',
      email: 'not a mail',
      message: 'שורה\nשנייה',
      'field-size': 'עד 60 מטר',
      'field-when': '',
      marketing: 'on',
      elapsed: '5000',
      source: 'nfc',
    });
    expect(status).toBe(422);
    expect(inputIn(body, 'name')).toContain('value="רות גל"');
    expect(inputIn(body, 'phone')).toMatch(/aria-invalid="true" aria-describedby="e-phone" autofocus="".*value="12"/);
    expect(body).toMatch(/<p class="err" id="e-phone">[^<]*המספר/);
    expect(inputIn(body, 'email')).toContain('aria-describedby="e-email"');
    expect(inputIn(body, 'email')).not.toContain('autofocus');
    expect(body).toContain('<option selected="">עד 60 מטר</option>');
    expect(body).toContain('שורה\nשנייה</textarea>');
    expect(inputIn(body, 'marketing')).toContain('checked');
    expect(inputIn(body, 'elapsed')).toContain('value="5000"');
    expect(inputIn(body, 'source')).toContain('value="nfc"');
    expect(inputIn(body, 'website')).not.toContain('value');
  });

  test.each([
    ['name', ' '],
    ['phone', ''],
    ['field-when', ''],
    ['field-when', '2026-13-01'],
    ['field-size', 'ענק'],
    ['message', 'x'.repeat(2_001)],
  ])('in %s shows the error at that field and focuses it', async (name, value) => {
    const before = (await newest()).id;
    const { status, body } = await post({ [name]: value });
    expect(status).toBe(422);
    expect(inputIn(body, name)).toContain('aria-invalid="true"');
    expect(inputIn(body, name)).toContain('autofocus=""');
    expect(body.match(/aria-invalid=/g)).toHaveLength(1);
    expect(body).toMatch(new RegExp(`id="e-${name}">[^<]*[א-ת]`));
    expect((await newest()).id).toBe(before);
  });

  test('is returned in the profile’s own language', async () => {
    const of = await newLeadOwner(site);
    const { body } = await site.post(formOf(of), { name: '' }, { 'accept-language': 'he' });
    expect(body).toContain('<html lang="en" dir="ltr">');
    expect(body).toContain('What is your name?');
    expect(body).not.toMatch(/[א-ת]/);
  });

  test('returns 422 when empty', async () => {
    expect((await site.post(formOf(owner), {})).status).toBe(422);
  });
});

const vectors = [
  '<script>alert(1)</script>',
  '"onfocus="alert(1)" autofocus="',
  "'onload='alert(1)",
  '</textarea><script>alert(1)</script>',
  '</title></style><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--',
  ']]><svg/onload=alert(1)>',
];

test.each(vectors)('%s is escaped in the returned form', async (poison) => {
  const poisoned = Object.fromEntries(
    [...Object.keys(good), 'elapsed', 'source', 'marketing'].map((name) => [name, poison]),
  );
  const { status, body } = await site.post(formOf(owner), { ...poisoned, [`field-${poison}`]: poison });
  expect(status).toBe(422);
  expect(body.match(/<script/g)).toHaveLength(1);
  expect(body.match(/<style/g)).toHaveLength(1);
  expect(body.match(/<\/textarea/g)).toHaveLength(1);
  for (const [tag] of body.matchAll(/<[a-z][^>]*>/gi)) {
    expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+=/i);
    expect(tag).not.toMatch(/(href|src|action)="\s*javascript:/i);
  }
});

describe('the response page', () => {
  const isGuarded = ({ headers, body }: { headers: Headers; body: string }) => {
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).not.toMatch(/unsafe/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toMatch(/ style=| onclick=/);
  };

  test('shows the thank-you message and the owner’s contact details', async () => {
    const { status, body, headers } = await site.send('GET', `/p/${owner.profile.id}/sent`);
    expect(status).toBe(200);
    isGuarded({ headers, body });
    expect(body).toMatch(/<h2[^>]*>תודה, הפרטים נשלחו<\/h2>/);
    const page = `href="/p/${owner.profile.slug}`;
    for (const text of ['<html lang="he" dir="rtl">', 'הפרטים אצל נועה ברק', `${page}.vcf"`, `${page}" data-back=""`])
      expect(body).toContain(text);
    for (const href of ['tel:+972505550101', 'https://wa.me/972505550101']) expect(body).toContain(`href="${href}"`);
    expect(body).not.toContain('<form');
  });

  test('with validation errors has the same security headers', async () => {
    const { status, body, headers } = await post({ name: '' });
    expect(status).toBe(422);
    isGuarded({ headers, body });
    expect(headers.get('content-language')).toBe('he');
  });

  test('has the same content when compressed', async () => {
    const answer = await post({ name: '' }, { 'accept-encoding': 'br' });
    expect(answer.body).toContain('class="b lead"');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
  });

  test('redirects a GET of the form URL to the profile', async () => {
    const { status, headers } = await site.send('GET', formOf(owner));
    expect([status, headers.get('location')]).toEqual([302, `/p/${owner.profile.slug}`]);
  });
});

test('a form for a missing profile returns 404, and for a paused or expired one redirects', async () => {
  for (const name of ['999999', 'nobody-here', '99999999999', '%00', 'a%2Fb'])
    expect([name, (await site.post(`/p/${name}/lead`, good)).status]).toEqual([name, 404]);
  const of = await newLeadOwner(site);
  await of.get('PUT', `/api/profiles/${of.profile.id}/pause`);
  const paused = await site.post(formOf(of), good);
  expect([paused.status, paused.headers.get('location')]).toEqual([303, '/inactive-card']);
  expect((await site.send('GET', `/p/${of.profile.id}/sent`)).status).toBe(404);
  await of.get('PUT', `/api/profiles/${of.profile.id}/resume`);
  const second = await publishProfile(of);
  await endTrial(site, of);
  const expired = await site.post(`/p/${second.id}/lead`, good);
  expect(expired.headers.get('location')).toMatch(/^\/subscription-required\?name=/);
  await of.get('DELETE', `/api/profiles/${of.profile.id}`);
  expect((await site.post(formOf(of), good)).status).toBe(404);
  const bare = await newOwner(site);
  const profile = await publishProfile(bare, (document) => ({ ...document, blocks: [] }));
  expect((await site.post(`/p/${profile.id}/lead`, good)).status).toBe(404);
  expect((await site.send('GET', `/p/${profile.id}/sent`)).status).toBe(404);
});

test('rate limiting returns 429 with other contact options and the typed values', async () => {
  const limited = await startLeadSite({ RATE_LIMITS: 'on' });
  const of = await newLeadOwner(limited, inHebrew);
  const send = (name: string) => limited.post(formOf(of), { ...good, name });
  for (let count = 0; count < 30; count += 1) expect((await send(`נועה ${count}`)).status).toBe(303);
  const { status, body, headers } = await send('ו');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body).toContain('הגיעו מכאן הרבה פניות בזמן קצר');
  expect(body).toContain('href="tel:+972505550101"');
  expect(body).toContain('href="mailto:noa@barak.example"');
  expect(inputIn(body, 'name')).toContain('value="ו"');
  expect(inputIn(body, 'field-when')).toContain('value="2026-12-01"');
  expect(body).not.toContain('aria-invalid=');
});

test('a demo’s form accepts its own session only, and returns 404 to others', async () => {
  const demo = await newLeadOwner(site, inHebrew);
  await site.pool.query(`update users set demo_ends_at = now() + interval '2 hours' where id = $1`, [demo.id]);
  const cookie = [...demo.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stranger = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const headers of [undefined, { cookie: stranger }]) {
    expect((await site.post(formOf(demo), good, headers)).status).toBe(404);
    const lead = { name: good.name, phone: good.phone, fields: { when: '2026-12-01' } };
    expect((await site.send('POST', `/api/profiles/${demo.profile.id}/leads`, lead)).status).toBe(404);
  }
  expect(await newest(demo)).toBeUndefined();
  expect((await site.post(formOf(demo), good, { cookie })).headers.get('location')).toBe(`/p/${demo.profile.id}/sent`);
  expect(await newest(demo)).toMatchObject({ name: good.name });
});
