import { afterEach, describe, expect, test } from 'vitest';
import { accountsFeature } from '#features/accounts/server/index.ts';
import { mailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import { statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { doJobs } from '#server-kit/testing/test-services.ts';
import { tagsJobs } from '../jobs.ts';
import { startTagSite, type TagOwner } from '../testing/tag-site.ts';

const site = await startTagSite();
const [giver, receiver, third] = [await site.addOwner(), await site.addOwner(), await site.addOwner()];
afterEach(() => site.setTime(undefined));

const tokenIn = (link: string): string => link.split('/').at(-1) ?? '';
const eightDays = () => new Date(Date.now() + 8 * 86_400_000);

/** Creates a tag with an offer. */
async function addOffer(body: object = {}) {
  const code = await site.addTag(giver);
  const { status, body: answer } = await giver.send('POST', `/api/tags/${code}/offer`, body);
  expect(status).toBe(200);
  return { code, link: answer.link as string, token: tokenIn(answer.link), tag: answer.tag };
}
const readOffer = (as: TagOwner, token: string) => as.send('GET', `/api/tag-offers/${token}`);
const accept = (as: TagOwner, token: string, body: object = { profileId: as.profile.id }) =>
  as.send('PUT', `/api/tag-offers/${token}/accept`, body);
const decline = (as: TagOwner, token: string) => as.send('PUT', `/api/tag-offers/${token}/decline`);
/** Runs the jobs as the server does until the queue is empty. */
const runAll = () => doJobs(site, [...accountsFeature.jobs, ...tagsJobs]);
const notificationsOf = ({ id }: TagOwner) =>
  site.rows('select message, values from notifications where user_id = $1 order by id desc', [id]);

describe('a tag offer', () => {
  test('has an unguessable link and does not store the token in plain text', async () => {
    const { token, tag, link, code } = await addOffer();
    expect(link).toMatch(/^http:\/\/localhost:3000\/tag-offers\/[\w-]{43}$/);
    expect(tag.offer).toEqual({ email: null, expiresAt: expect.any(String) });
    expect(Date.parse(tag.offer.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    const rows = await site.rows('select * from tag_offers where code = $1', [code]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await giver.tag('GET', `/api/tags/${code}`)).offer).toEqual(tag.offer);
  });

  test('is visible to any signed-in user with the link, with the name of the giver', async () => {
    const { code, token } = await addOffer();
    await giver.tag('PUT', `/api/tags/${code}`, { name: 'Blue' });
    const offer = (await readOffer(receiver, token)).body;
    expect(offer).toEqual({
      code,
      name: 'Blue',
      from: giver.person.username,
      expiresAt: expect.any(String),
      isOwn: false,
    });
    expect((await readOffer(giver, token)).body.isOwn).toBe(true);
  });

  test('replaces the previous offer of the tag', async () => {
    const { code, token } = await addOffer();
    const { body } = await giver.send('POST', `/api/tags/${code}/offer`, {});
    expect(statusAndCode(await readOffer(receiver, token))).toEqual([404, 'not_found']);
    expect((await readOffer(receiver, tokenIn(body.link))).status).toBe(200);
    expect(await site.events(code)).toEqual(['made', 'offered', 'offer_withdrawn', 'offered']);
  });

  test('is emailed to the recipient in the language of the giver, and no queued job contains the token', async () => {
    const email = `ruth-${giver.id}@friends.example`;
    const { token, tag, code } = await addOffer({ email });
    expect(tag.offer.email).toBe(email);
    const rows = await site.rows('select payload from graphile_worker._private_jobs');
    expect(JSON.stringify(rows)).not.toContain(token);
    await runAll();
    const [mail, ...more] = await mailsTo(site, email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/tag-offers/${token}`);
    expect(mail?.text).toContain('רוצה להעביר אליכם');
    // The address may belong to a stranger, so the email contains no text written by the giver.
    expect(`${mail?.text}${mail?.html}${mail?.headers.get('subject')}`).not.toContain(giver.person.username);
    // An offer withdrawn before its email is composed sends none.
    const late = `late-${giver.id}@friends.example`;
    await giver.send('POST', `/api/tags/${code}/offer`, { email: late });
    await giver.send('DELETE', `/api/tags/${code}/offer`);
    await runAll();
    expect(await mailsTo(site, late)).toEqual([]);
  });

  test('returns 400 for an invalid email address', async () => {
    const code = await site.addTag(giver);
    const answer = await giver.send('POST', `/api/tags/${code}/offer`, { email: 'ruth' });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['email']]);
    expect((await giver.send('POST', `/api/tags/${code}/offer`, { email: '' })).status).toBe(200);
  });

  test('can be withdrawn, with one event even when repeated', async () => {
    const { code, token } = await addOffer();
    expect((await giver.tag('DELETE', `/api/tags/${code}/offer`)).offer).toBeNull();
    await giver.tag('DELETE', `/api/tags/${code}/offer`);
    expect(statusAndCode(await accept(receiver, token))).toEqual([404, 'not_found']);
    expect(await site.events(code)).toEqual(['made', 'offered', 'offer_withdrawn']);
  });

  test('expires after a week and is then no longer shown', async () => {
    const { code, token } = await addOffer();
    site.setTime(eightDays());
    const answers = [await readOffer(receiver, token), await accept(receiver, token), await decline(receiver, token)];
    for (const answer of answers) {
      expect(statusAndCode(answer)).toEqual([404, 'not_found']);
      expect(answer.body.message).toContain('כבר לא בתוקף');
    }
    expect((await giver.tag('GET', `/api/tags/${code}`)).offer).toBeNull();
    for (const { cron, work } of tagsJobs) if (cron) await work(site.services, {});
    expect(await site.rows('select outcome from tag_offers where code = $1', [code])).toEqual([{ outcome: 'expired' }]);
    expect((await giver.send('POST', `/api/tags/${code}/offer`, {})).status).toBe(200);
    expect(await site.events(code)).toEqual(['made', 'offered', 'offered']);
  });

  test('ends when its tag is retired', async () => {
    const { code, token } = await addOffer();
    await site.retire(code);
    expect(statusAndCode(await accept(receiver, token))).toEqual([404, 'not_found']);
  });

  test.each(['x', 'nothing-that-anybody-ever-made', 'a'.repeat(80)])(
    'returns 400 or 404 for an unknown token: %s',
    async (token) => {
      expect([400, 404]).toContain((await readOffer(receiver, token)).status);
    },
  );
});

describe('accepting an offer', () => {
  test('transfers the tag without the settings of the giver and notifies both', async () => {
    const { code, token } = await addOffer();
    const schedule = { profileId: giver.profile.id, until: eightDays().toISOString() };
    await giver.tag('PUT', `/api/tags/${code}`, { name: 'Blue', schedule });
    await giver.tag('PUT', `/api/tags/${code}/freeze`);
    const { status, body } = await accept(receiver, token, { profileId: receiver.profile.id, name: 'Mine' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code,
      name: 'Mine',
      state: 'active',
      profileId: receiver.profile.id,
      schedule: null,
      opensProfileId: receiver.profile.id,
      offer: null,
      taps: 0,
    });
    expect(await site.endOf(code)).toBe(`${receiver.profile.address}?s=nfc`);
    expect(statusAndCode(await giver.send('GET', `/api/tags/${code}`))).toEqual([404, 'not_found']);
    const [givers, receivers] = [(await notificationsOf(giver))[0], (await notificationsOf(receiver))[0]];
    expect(givers).toMatchObject({ message: 'tagGiven', values: { card: 'Blue', to: receiver.person.username } });
    expect(receivers).toMatchObject({ message: 'tagReceived', values: { from: giver.person.username } });
  });

  test('hides the earlier history from the receiver', async () => {
    const { code, token } = await addOffer();
    await giver.tag('PUT', `/api/tags/${code}`, { name: 'Secret name' });
    const { body } = await accept(receiver, token);
    expect(body.history.map(({ event, by }: { event: string; by: string }) => [event, by])).toEqual([
      ['given', 'receiver'],
    ]);
    expect(JSON.stringify(body)).not.toContain('Secret name');
    expect(await site.events(code)).toEqual(['made', 'offered', 'renamed', 'given']);
  });

  test('returns 409 to the giver', async () => {
    const { code, token } = await addOffer();
    expect(statusAndCode(await accept(giver, token))).toEqual([409, 'conflict']);
    expect(statusAndCode(await decline(giver, token))).toEqual([409, 'conflict']);
    expect((await readOffer(receiver, token)).status).toBe(200);
    expect(await site.events(code)).toEqual(['made', 'offered']);
  });

  test('requires a profile of the receiver, and otherwise leaves the offer open', async () => {
    const { token } = await addOffer();
    const foreign = await accept(receiver, token, { profileId: giver.profile.id });
    expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([404, ['profileId']]);
    const missing = await accept(receiver, token, {});
    expect([missing.status, Object.keys(missing.body.fields)]).toEqual([400, ['profileId']]);
    expect((await accept(receiver, token)).status).toBe(200);
  });

  test('succeeds for exactly one of twelve concurrent requests', async () => {
    const { code, token } = await addOffer();
    const people = Array.from({ length: 12 }, (_, index) => (index % 2 ? receiver : third));
    const answers = await Promise.all(people.map((person) => accept(person, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 404)]);
    expect(await site.events(code)).toEqual(['made', 'offered', 'given']);
  });

  test('and withdrawing it concurrently: exactly one succeeds', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { code, token } = await addOffer();
      const [accepted, back] = await Promise.all([
        accept(receiver, token),
        giver.send('DELETE', `/api/tags/${code}/offer`),
      ]);
      expect([
        [200, 404],
        [404, 200],
      ]).toContainEqual([accepted.status, back.status]);
    }
  });
});

test('declining an offer leaves the tag with the giver and notifies them', async () => {
  const { code, token } = await addOffer();
  expect((await decline(receiver, token)).status).toBe(200);
  expect(statusAndCode(await accept(receiver, token))).toEqual([404, 'not_found']);
  const tag = await giver.tag('GET', `/api/tags/${code}`);
  expect([tag.offer, tag.history.at(-1)?.event]).toEqual([null, 'offer_declined']);
  const card = `\u2066····${code.slice(-4)}\u2069`;
  expect((await notificationsOf(giver))[0]).toMatchObject({ message: 'tagDeclined', values: { card } });
});

test('the log never contains the token of an offer', async () => {
  const { token } = await addOffer();
  for (const as of [giver, receiver]) await readOffer(as, token);
  await site.send('GET', `/tag-offers/${token}?from=${token}`);
  await accept(receiver, token, { profileId: 'none' });
  await decline(receiver, token);
  await accept(receiver, token);
  const paths = site.logged.map((line) => JSON.parse(line).path);
  expect(paths).toContain('/api/tag-offers/:token');
  expect(paths).toContain('/api/tag-offers/:token/accept');
  expect(site.logged.join('\n')).not.toContain(token);
});
