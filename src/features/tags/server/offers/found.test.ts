import { expect, test } from 'vitest';
import { newGuest } from '#features/accounts/server/testing/test-browser.ts';
import { statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { startTagSite, type TagOwner } from '../testing/tag-site.ts';

const site = await startTagSite({ RATE_LIMITS: 'on' });
const owner = await site.addOwner();

let finders = 0;
/** Each report comes from another IP address, because the per-address limit is not under test here. */
async function reportFound(code: string, body: object, address?: string) {
  finders += 1;
  const finder = await newGuest(site);
  return finder.send('POST', `/api/tags/${code}/found`, body, { 'x-forwarded-for': address ?? `192.0.2.${finders}` });
}
const notificationsOf = ({ id }: TagOwner) =>
  site.rows('select kind, message, values, link from notifications where user_id = $1 order by id', [id]);
const addFrozen = async (): Promise<string> => {
  const code = await site.addTag(owner);
  await owner.tag('PUT', `/api/tags/${code}`, { name: 'Blue' });
  await owner.tag('PUT', `/api/tags/${code}/freeze`);
  return code;
};

test('the finder of a frozen card notifies its owner, with the message unchanged as plain text', async () => {
  const code = await addFrozen();
  const message = 'מצאתי ליד <b>הדואר</b>, 050-555-0100';
  expect((await reportFound(code.toLowerCase(), { message })).status).toBe(200);
  expect(await notificationsOf(owner)).toEqual([
    {
      kind: 'order',
      message: 'tagFound',
      values: { card: 'Blue', words: message },
      link: `/physical-cards/tags/${code}`,
    },
  ]);
  const { history } = await owner.tag('GET', `/api/tags/${code}`);
  expect(history.at(-1)).toMatchObject({ event: 'found', by: 'finder', note: message });
});

test('reporting any other card as found returns 404 and notifies no one', async () => {
  const codes = [await site.addTag(owner), await site.addUnassigned(), 'ABCDEFGH', 'nonsense'];
  const before = await notificationsOf(owner);
  for (const code of codes)
    expect(statusAndCode(await reportFound(code, { message: 'x' }))).toEqual([404, 'not_found']);
  expect(await notificationsOf(owner)).toEqual(before);
});

test('filling in the honeypot field returns 200 and notifies no one', async () => {
  const code = await addFrozen();
  const before = await notificationsOf(owner);
  expect((await reportFound(code, { message: 'x', website: 'https://spam.example' })).status).toBe(200);
  expect(await notificationsOf(owner)).toEqual(before);
  expect(await site.events(code)).not.toContain('found');
});

test.each([{}, { message: '  ' }, { message: 'x'.repeat(501) }])(
  'an invalid message returns 400 naming the field: %j',
  async (body) => {
    const answer = await reportFound(await addFrozen(), body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['message']]);
  },
);

test('found reports are limited to five per finder and ten per card, then 429', async () => {
  const code = await addFrozen();
  const statuses = [];
  for (let turn = 0; turn < 6; turn += 1)
    statuses.push((await reportFound(code, { message: 'x' }, '198.51.100.1')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  for (let turn = 0; turn < 5; turn += 1) expect((await reportFound(code, { message: 'x' })).status).toBe(200);
  expect((await reportFound(code, { message: 'x' })).status).toBe(429);
});
