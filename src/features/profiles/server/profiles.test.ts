import { beforeAll, describe, expect, test } from 'vitest';
import type { Profile } from '../contract.ts';
import {
  endTrial,
  newOwner,
  startProfiles,
  statusAndCode,
  type TestOwner,
  uniqueName,
} from './testing/own-profiles.ts';

const api = await startProfiles();
let [dana, other] = [await newOwner(api), await newOwner(api)];

const withTagline = ({ document }: Profile, he: string) => ({
  ...document,
  identity: { ...document.identity, tagline: { he } },
});
const withLinks = ({ document }: Profile, count: number) => ({
  ...document,
  blocks: [
    {
      id: 'links',
      kind: 'links',
      items: Array.from({ length: count }, (_, index) => ({
        label: { he: 'אתר' },
        address: `https://a.example/${index}`,
      })),
    },
  ],
});
const save = (owner: TestOwner, { id, version }: Profile, document: unknown) =>
  owner.send('PUT', `/api/profiles/${id}`, { document, version });

describe('creating a profile', () => {
  test('with only a name returns a draft with an address', async () => {
    const owner = await newOwner(api);
    const { status, body } = await owner.send('POST', '/api/profiles', { name: 'נועה ברק' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'draft', version: 1, isPrimary: true, hasChanges: true, customSlug: null });
    expect(body.slug).toMatch(/^noa-barak/);
    expect(body.address).toBe(`/p/${body.slug}`);
    expect(body.document.identity.name).toEqual({ he: 'נועה ברק' });
  });

  test('normalizes a typed phone number and uses it for WhatsApp', async () => {
    const owner = await newOwner(api);
    const { document } = await owner.get('POST', '/api/profiles', {
      name: 'Dana',
      phone: '050-555-0100',
      template: 'paper',
    });
    expect(document.contact.phones).toEqual([{ kind: 'mobile', number: '+972505550100' }]);
    expect(document.contact.whatsapp?.number).toBe('+972505550100');
    expect(document).toMatchObject({ language: 'en', design: { template: 'paper' } });
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: '  ' }, 'name'],
    [{}, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ name: 'a', phone: '12' }, 'phone'],
    [{ name: 'a', template: 'none' }, 'template'],
    [{ name: 'a', language: 'fr' }, 'language'],
  ])('returns 400 naming the invalid field for %j', async (sent, field) => {
    const { status, body } = await dana.send('POST', '/api/profiles', sent);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('two profiles with the same name get different addresses', async () => {
    const name = uniqueName();
    const [one, two] = [await dana.make(name), await other.make(name)];
    expect(one.slug).not.toBe(two.slug);
    expect(two.slug.startsWith(one.slug)).toBe(true);
  });
});

describe('saving a draft', () => {
  test('increments the version and marks unpublished changes', async () => {
    const made = await dana.make();
    const { status, body } = await save(dana, made, withTagline(made, 'שלום'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, hasChanges: true, document: { identity: { tagline: { he: 'שלום' } } } });
    expect(await dana.get('GET', `/api/profiles/${made.id}`)).toEqual(body);
  });

  test('from an old version returns 409 with the newer draft, and loses neither', async () => {
    const made = await dana.make();
    await save(dana, made, withTagline(made, 'ראשון'));
    const { status, body } = await save(dana, made, withTagline(made, 'שני'));
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.current).toMatchObject({ version: 2, document: { identity: { tagline: { he: 'ראשון' } } } });
    const after = await save(dana, body.current, withTagline(made, 'שני'));
    expect(after.body.document.identity.tagline.he).toBe('שני');
  });

  test('repeated after a lost response counts as one save', async () => {
    const made = await dana.make();
    const document = withTagline(made, 'שוב');
    await save(dana, made, document);
    const { status, body } = await save(dana, made, document);
    expect([status, body.version]).toEqual([200, 2]);
  });

  test('of 20 concurrent saves of one version one succeeds and the others return 409', async () => {
    const made = await dana.make();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(dana, made, withTagline(made, `ניסיון ${index}`))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test('returns 400 with the path of the invalid field, and changes nothing', async () => {
    const made = await dana.make();
    const broken = { ...made.document, contact: { ...made.document.contact, emails: ['dana'] } };
    const { status, body } = await save(dana, made, broken);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['document.contact.emails.0']]);
    expect((await dana.get('GET', `/api/profiles/${made.id}`)).version).toBe(1);
  });

  test('retains blocks of unknown kinds', async () => {
    const made = await dana.make();
    const future = { id: 'f', kind: 'hologram', isHidden: false, depth: 3 };
    expect((await save(dana, made, { ...made.document, blocks: [future] })).body.document.blocks).toEqual([future]);
  });

  test('removes characters that the database cannot store, at any depth', async () => {
    const owner = await newOwner(api);
    const made = await owner.make();
    const odd = 'a\u0000b\ud800c';
    const document = {
      ...made.document,
      identity: { ...made.document.identity, name: { he: odd } },
      blocks: [
        { id: 'f', kind: 'hologram', deep: { [odd]: [odd] } },
        { id: 'a', kind: 'about', text: { he: [{ kind: 'paragraph', runs: [{ text: odd }] }] } },
      ],
    };
    const { status, body } = await save(owner, made, document);
    expect([status, JSON.stringify(body.document).includes('\\u0000')]).toEqual([200, false]);
  });

  test('rejects unreadable colours and suggests a readable pair', async () => {
    const made = await dana.make();
    const design = { ...made.document.design, colours: { ink: '#eeeeee', ground: '#ffffff' } };
    const { status, body } = await save(dana, made, { ...made.document, design });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['document.design.colours']]);
    expect(body.message).toMatch(/#[0-9a-f]{6}.+#[0-9a-f]{6}/);
  });

  test('rejects a picture that is not the owner’s, naming its field', async () => {
    const made = await dana.make();
    const file = `p_${'a'.repeat(26)}_10x10_ffffff`;
    const identity = { ...made.document.identity, avatar: { file, alt: {} } };
    const { status, body } = await save(dana, made, { ...made.document, identity });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['document.identity.avatar']]);
  });

  test('returns 413 for a body larger than half a megabyte', async () => {
    const made = await dana.make();
    expect((await save(dana, made, { ...made.document, padding: 'x'.repeat(600_000) })).status).toBe(413);
  });
});

describe('plan limits', () => {
  test('returns 402 for more profiles than the plan allows', async () => {
    const owner = await newOwner(api);
    const { id } = await owner.make();
    await endTrial(api, owner);
    const answer = await owner.send('POST', '/api/profiles', { name: 'Second' }, { 'accept-language': 'en' });
    expect(statusAndCode(answer)).toEqual([402, 'payment_required']);
    expect(answer.body.message).toContain('one card');
    const copy = await owner.send('POST', `/api/profiles/${id}/duplicate`);
    expect(statusAndCode(copy)).toEqual([402, 'payment_required']);
  });

  test('14 concurrent requests on the largest plan create ten profiles', async () => {
    const owner = await newOwner(api);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => owner.send('POST', '/api/profiles', { name: uniqueName() })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect((await owner.send('GET', '/api/profiles')).body).toHaveLength(10);
  });

  test('links beyond the plan return 402, beyond every plan 400; existing ones may stay', async () => {
    const owner = await newOwner(api);
    const made = await owner.make();
    expect(statusAndCode(await save(owner, made, withLinks(made, 101)))).toEqual([400, 'invalid_input']);
    const twice = withLinks(made, 60);
    const tooMany = { ...twice, blocks: [...twice.blocks, { ...twice.blocks[0], id: 'more' }] };
    const refused = await save(owner, made, tooMany);
    expect([...statusAndCode(refused), refused.body.message.includes('100')]).toEqual([400, 'invalid_input', true]);
    const full = (await save(owner, made, withLinks(made, 30))).body;
    await endTrial(api, owner);
    expect(statusAndCode(await save(owner, full, withLinks(full, 31)))).toEqual([402, 'payment_required']);
    expect((await save(owner, full, withLinks(full, 29))).status).toBe(200);
  });

  test('templates, custom fields and a custom address require larger plans', async () => {
    const owner = await newOwner(api);
    const made = await owner.make();
    await endTrial(api, owner);
    const night = { ...made.document, design: { ...made.document.design, template: 'night' } };
    expect(statusAndCode(await save(owner, made, night))).toEqual([402, 'payment_required']);
    const fields = [{ id: 'f', kind: 'text', label: { he: 'עיר' } }];
    const withFields = { ...made.document, blocks: [{ id: 'l', kind: 'lead-form', fields }] };
    expect(statusAndCode(await save(owner, made, withFields))).toEqual([402, 'payment_required']);
    const address = await owner.send('PUT', `/api/profiles/${made.id}/address`, { customSlug: 'my-own-place' });
    expect(statusAndCode(address)).toEqual([402, 'payment_required']);
  });

  test('returns the entitlements of the plan', async () => {
    const owner = await newOwner(api);
    await owner.make();
    const { body } = await owner.send('GET', '/api/profiles/entitlements');
    expect(body).toMatchObject({ packageType: 'pro', entitlements: { profiles: 10 }, used: { profiles: 1 } });
  });

  test('after the plan ends the primary profile stays published and the others expire', async () => {
    const owner = await newOwner(api);
    const [one, two] = [await owner.makePublished(), await owner.makePublished()];
    await endTrial(api, owner);
    const statuses = async () => (await owner.send('GET', '/api/profiles')).body.map((p: Profile) => [p.id, p.status]);
    expect(await statuses()).toEqual([
      [one.id, 'published'],
      [two.id, 'expired'],
    ]);
    const refused = await owner.send('PUT', `/api/profiles/${two.id}/publish`);
    expect(statusAndCode(refused)).toEqual([402, 'payment_required']);
    await owner.get('PUT', `/api/profiles/${two.id}/primary`);
    expect(await statuses()).toEqual([
      [two.id, 'published'],
      [one.id, 'expired'],
    ]);
  });
});

describe('publishing a profile', () => {
  beforeAll(async () => {
    dana = await newOwner(api);
  });
  test('copies the draft; pausing hides it and resuming shows it', async () => {
    const made = await dana.make();
    const path = `/api/profiles/${made.id}`;
    expect(statusAndCode(await dana.send('PUT', `${path}/pause`))).toEqual([409, 'conflict']);
    expect(statusAndCode(await dana.send('PUT', `${path}/resume`))).toEqual([409, 'conflict']);
    expect(await dana.publish(made.id)).toMatchObject({ status: 'published', hasChanges: false });
    expect((await dana.get('PUT', `${path}/pause`)).status).toBe('paused');
    expect((await dana.get('PUT', `${path}/pause`)).status).toBe('paused');
    expect((await dana.get('PUT', `${path}/resume`)).status).toBe('published');
  });

  test('stores the last twenty versions, which can be restored to the draft', async () => {
    const owner = await newOwner(api);
    let profile = await owner.make();
    for (let round = 1; round <= 23; round += 1) {
      profile = (await save(owner, profile, withTagline(profile, `גרסה ${round}`))).body;
      profile = await owner.publish(profile.id);
    }
    await owner.publish(profile.id);
    const { body: versions } = await owner.send('GET', `/api/profiles/${profile.id}/versions`);
    expect(versions).toHaveLength(20);
    expect(versions.map((one: { isCurrent: boolean }) => one.isCurrent).filter(Boolean)).toHaveLength(1);
    const restored = await owner.get('PUT', `/api/profiles/${profile.id}/restore`, { versionId: versions[19].id });
    expect(restored.document.identity.tagline.he).toBe('גרסה 4');
    expect(restored).toMatchObject({ hasChanges: true, version: profile.version + 1 });
    const missing = await owner.send('PUT', `/api/profiles/${profile.id}/restore`, { versionId: 1_000_000 });
    expect(missing.status).toBe(404);
  });

  test('returns 409 for a suspended profile', async () => {
    const made = await dana.make();
    await api.pool.query(`update profiles set suspended_at = now(), suspended_reason = 'ספאם' where id = $1`, [
      made.id,
    ]);
    expect(statusAndCode(await dana.send('PUT', `/api/profiles/${made.id}/publish`))).toEqual([409, 'conflict']);
    expect(await dana.get('GET', `/api/profiles/${made.id}`)).toMatchObject({
      status: 'suspended',
      suspendedReason: 'ספאם',
    });
  });

  test('makes the first published profile primary if the primary one is a draft', async () => {
    const owner = await newOwner(api);
    const [one, two] = [await owner.make(), await owner.make()];
    expect((await owner.publish(two.id)).isPrimary).toBe(true);
    expect((await owner.get('GET', `/api/profiles/${one.id}`)).isPrimary).toBe(false);
  });
});

test('while the account waits for its deletion, its owner reads that visitors see no profile', async () => {
  const owner = await newOwner(api);
  const [live, paused, draft] = [await owner.makePublished(), await owner.makePublished(), await owner.make()];
  await owner.get('PUT', `/api/profiles/${paused.id}/pause`);
  const statuses = async () => {
    const { body } = await owner.send('GET', '/api/profiles');
    return [live, paused, draft].map(({ id }) => body.find((one: Profile) => one.id === id).status);
  };
  await owner.send('POST', '/api/account/deletion', { confirmation: owner.person.username });
  expect(await statuses()).toEqual(['leaving', 'leaving', 'draft']);
  expect((await owner.get('GET', `/api/profiles/${live.id}`)).status).toBe('leaving');
  await owner.send('DELETE', '/api/account/deletion');
  expect(await statuses()).toEqual(['published', 'paused', 'draft']);
});

describe('deleting a profile', () => {
  test('hides it immediately and can be undone for thirty days', async () => {
    const owner = await newOwner(api);
    const [one, two] = [await owner.make(), await owner.make()];
    const removed = await owner.get('DELETE', `/api/profiles/${one.id}`);
    const days = (Date.parse(removed.deletesAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThanOrEqual(30);
    expect((await owner.send('GET', `/api/profiles/${one.id}`)).status).toBe(404);
    expect((await owner.get('GET', `/api/profiles/${two.id}`)).isPrimary).toBe(true);
    expect((await owner.send('GET', '/api/profiles/deleted')).body.map((p: Profile) => p.id)).toEqual([one.id]);
    expect((await owner.send('DELETE', `/api/profiles/${one.id}`)).status).toBe(404);
    expect(await owner.get('PUT', `/api/profiles/${one.id}/bring-back`)).toMatchObject({
      deletesAt: null,
      isPrimary: false,
    });
    expect((await owner.send('PUT', `/api/profiles/${one.id}/bring-back`)).status).toBe(404);
  });

  test('a duplicate starts as a draft with its own address', async () => {
    const made = await dana.make();
    const saved = (await save(dana, made, withTagline(made, 'מקור'))).body;
    await dana.publish(made.id);
    const copy = await dana.get('POST', `/api/profiles/${made.id}/duplicate`);
    expect(copy).toMatchObject({ status: 'draft', document: saved.document, isPrimary: false });
    expect(copy.slug).not.toBe(made.slug);
  });
});
