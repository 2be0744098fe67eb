import { beforeEach, describe, expect, test } from 'vitest';
import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import { profilesFeature } from '#features/profiles/server/index.ts';
import { newOwner, statusAndCode, type TestOwner } from '#features/profiles/server/testing/own-profiles.ts';
import { translator } from '#i18n/translator.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import type { SavedDesign } from '../../contract.ts';
import { physicalCardsTexts } from '../../texts.ts';
import { exampleDesign } from '../testing/example-texts.ts';
import { placeOrder } from '../testing/physical-card-site.ts';
import { designRoutes, listUsedDesignFiles } from './designs.ts';

let owner: TestOwner;
let profileId: number;

const api = await startTestApi({
  features: [accountsFeature, profilesFeature],
  routes: designRoutes,
  texts: [accountsTexts, physicalCardsTexts],
  identify,
  settings: { RATE_LIMITS: 'off' },
});
await seedPackages(api.services.db);
beforeEach(async () => {
  owner = await newOwner(api);
  profileId = (await owner.make()).id;
});

const body = (more: object = {}) => ({ name: 'ראשון', profileId, design: exampleDesign, ...more });
const make = async (more: object = {}): Promise<SavedDesign> => {
  const answer = await owner.send('POST', '/api/card-designs', body(more));
  expect(answer.status).toBe(201);
  return answer.body;
};
const save = (id: number, more: object = {}) => owner.send('PUT', `/api/card-designs/${id}`, body(more));

let files = 0;
/** Inserts only the row of a picture, without a file. */
async function addFile(ownerId: number): Promise<string> {
  files += 1;
  const id = `p_${String(files).padStart(22, 'a')}_900x600_112233`;
  await api.pool.query(
    `insert into files (id, owner_id, kind, name, bytes, created_at) values ($1, $2, 'picture', 'x', 1, now())`,
    [id, ownerId],
  );
  return id;
}

/** Adds all but one of the designs that an owner may have. */
const addMostDesigns = () =>
  api.pool.query(
    `insert into physical_card_designs (owner_id, profile_id, name, design, created_at, updated_at)
     select $1, $2, '', $3, now(), now() from generate_series(1, 49)`,
    [owner.id, profileId, exampleDesign],
  );

describe('creating designs', () => {
  test('stores a design and returns it unchanged', async () => {
    const made = await make();
    expect(made).toMatchObject({ name: 'ראשון', profileId, version: 1, design: exampleDesign });
    expect((await owner.send('GET', `/api/card-designs/${made.id}`)).body).toEqual(made);
  });

  test('lists the owner’s own designs, the most recently changed first', async () => {
    const [first, second] = [await make(), await make()];
    await api.pool.query(`update physical_card_designs set updated_at = now() - interval '1 hour' where id = $1`, [
      second.id,
    ]);
    const { body: list } = await owner.send('GET', '/api/card-designs');
    expect(list.map(({ id }: SavedDesign) => id)).toEqual([first.id, second.id]);
    expect((await (await newOwner(api)).send('GET', '/api/card-designs')).body).toEqual([]);
  });

  test('returns 400 naming the invalid fields of a design', async () => {
    const wrong = { ...exampleDesign, finish: 'walnut', colours: { ...exampleDesign.colours, ink: 'red' } };
    const { status, body: answer } = await owner.send('POST', '/api/card-designs', body({ design: wrong }));
    expect(status).toBe(400);
    expect(Object.keys(answer.fields)).toContain('design.colours.ink');
    const finish = { ...exampleDesign, finish: 'walnut' };
    const other = await owner.send('POST', '/api/card-designs', body({ design: finish }));
    expect(Object.keys(other.body.fields)).toEqual(['design.finish']);
  });

  test('returns 409 beyond 50 designs', async () => {
    await addMostDesigns();
    await make();
    const { status, body: answer } = await owner.send('POST', '/api/card-designs', body());
    const t = translator(physicalCardsTexts, 'he');
    expect([status, answer.message]).toEqual([409, t('physicalCards.design.tooMany')]);
  });

  test('concurrent requests do not exceed 50 designs', async () => {
    await addMostDesigns();
    const answers = await Promise.all([1, 2, 3].map(() => owner.send('POST', '/api/card-designs', body())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('saving a design', () => {
  test('replaces the version it was based on', async () => {
    const { id } = await make();
    const design = { ...exampleDesign, template: 'night' };
    const saved = await save(id, { version: 1, name: 'אחר', design });
    expect(saved.body).toMatchObject({ id, version: 2, name: 'אחר', design: { template: 'night' } });
  });

  test('returns 409 with the current design instead of overwriting a newer version', async () => {
    const { id } = await make();
    await save(id, { version: 1, name: 'הראשון' });
    const late = await save(id, { version: 1, name: 'המאחר' });
    expect(statusAndCode(late)).toEqual([409, 'conflict']);
    expect(late.body.current).toMatchObject({ id, name: 'הראשון', version: 2 });
    expect((await owner.send('GET', `/api/card-designs/${id}`)).body.name).toBe('הראשון');
  });

  test('repeating the same save returns the same result', async () => {
    const { id } = await make();
    const once = await save(id, { version: 1, name: 'שוב' });
    const again = await save(id, { version: 1, name: 'שוב' });
    expect([again.status, again.body]).toEqual([200, once.body]);
  });
});

describe('access to designs', () => {
  test('rejects another owner’s profile and pictures with a validation error naming the fields', async () => {
    const other = await newOwner(api);
    const foreign = await addFile(other.id);
    const design = { ...exampleDesign, logo: await addFile(owner.id), picture: foreign };
    const profile = (await other.make()).id;
    const { status, body: answer } = await owner.send(
      'POST',
      '/api/card-designs',
      body({ design, profileId: profile }),
    );
    expect([status, Object.keys(answer.fields).sort()]).toEqual([400, ['design.picture', 'profileId']]);
    const { id } = await make({ design: { ...design, picture: null } });
    const saved = await save(id, { version: 1, design: { ...design, logo: foreign, picture: null } });
    expect([saved.status, Object.keys(saved.body.fields)]).toEqual([400, ['design.logo']]);
  });

  test('rejects a deleted profile', async () => {
    await owner.get('DELETE', `/api/profiles/${profileId}`);
    const { status, body: answer } = await owner.send('POST', '/api/card-designs', body());
    expect([status, Object.keys(answer.fields)]).toEqual([400, ['profileId']]);
  });
});

describe('deleting a design', () => {
  test('is permanent and retains orders of the design', async () => {
    const { id } = await make();
    const order = await placeOrder(api, { id: owner.id, profileId, designId: id }, 'in_production');
    expect((await owner.send('DELETE', `/api/card-designs/${id}`)).status).toBe(200);
    expect(statusAndCode(await owner.send('GET', `/api/card-designs/${id}`))).toEqual([404, 'not_found']);
    expect(statusAndCode(await owner.send('DELETE', `/api/card-designs/${id}`))).toEqual([404, 'not_found']);
    const rows = await api.rows('select design_id, design from physical_orders where id = $1', [order]);
    expect(rows).toEqual([{ design_id: null, design: exampleDesign }]);
  });
});

test('files in the owner’s designs and orders count as used; other files and other owners’ do not', async () => {
  const [logo, picture, ordered, lonely] = await Promise.all([1, 2, 3, 4].map(() => addFile(owner.id)));
  const { id } = await make({ design: { ...exampleDesign, logo, picture } });
  const order = await placeOrder(api, { id: owner.id, profileId, designId: id }, 'shipped');
  await api.pool.query(
    `update physical_orders set design = jsonb_set(design, '{logo}', to_jsonb($2::text)) where id = $1`,
    [order, ordered],
  );
  const ids = [logo, picture, ordered, lonely].map(String);
  expect(await listUsedDesignFiles(api.services.db, owner.id, ids)).toEqual(ids.slice(0, 3));
  const other = await newOwner(api);
  expect(await listUsedDesignFiles(api.services.db, other.id, ids)).toEqual([]);
});
