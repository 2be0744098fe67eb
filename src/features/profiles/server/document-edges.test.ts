import { expect, test } from 'vitest';
import { z } from 'zod';
import { bodyEdges } from '#server-kit/testing/edges.ts';
import { profileDocument } from '../document/document.ts';
import { fullProfile } from '../page/testing/full-profile.ts';
import { newOwner } from './testing/own-profiles.ts';
import { startProfileSite } from './testing/profile-site.ts';

const site = await startProfileSite();
const owner = await newOwner(site);

type Path = readonly (string | number)[];

/** Pictures and files must belong to the owner; they are not under test here. */
const document = JSON.parse(
  JSON.stringify(fullProfile(), (key, value) =>
    ['avatar', 'cover', 'picture'].includes(key)
      ? undefined
      : value?.kind === 'files'
        ? { ...value, items: [] }
        : value,
  ),
);
for (const block of document.blocks) if (block.kind === 'gallery') block.pictures = [];

/** The paths of all leaf values of a document. */
const leavesOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
    : [path];

const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner, name) => (inner as Record<string | number, unknown>)[name], value);

function withValue(base: object, path: Path, value: unknown): object {
  const copy = structuredClone(base);
  const around = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  around[path.at(-1) as string] = value;
  return copy;
}

const anyText = z.string();

/** Edge values that the schema accepts and rejects at this path, one per reason. */
function edgeValuesAt(path: Path): { accepted: unknown[]; rejected: unknown[] } {
  const [accepted, rejected] = [new Map<string, unknown>(), new Map<string, unknown>()];
  for (const edge of bodyEdges(anyText, at(document, path))) {
    const parsed = profileDocument.safeParse(withValue(document, path, edge));
    if (parsed.success) accepted.set(JSON.stringify(parsed.data), edge);
    else rejected.set(JSON.stringify(parsed.error.issues.map(({ code, message }) => [code, message])), edge);
  }
  return { accepted: [...accepted.values()], rejected: [...rejected.values()] };
}

async function save(profile: { id: number; version: number }, sent: object) {
  const answer = await owner.send('PUT', `/api/profiles/${profile.id}`, { document: sent, version: profile.version });
  if (answer.status === 200) profile.version = answer.body.version;
  return answer.status;
}

const edgeValues = leavesOf(document).map((path) => ({ path, ...edgeValuesAt(path) }));

test('every edge value that the schema accepts can be saved, published and rendered', async () => {
  const profile = await owner.make();
  expect(await save(profile, document)).toBe(200);
  const rounds = Math.max(...edgeValues.map(({ accepted }) => accepted.length));
  expect(rounds).toBeGreaterThan(3);
  for (let round = 0; round < rounds; round += 1) {
    // Sets all values to edge values at once: the test fails if any of them breaks the page.
    const odd = edgeValues.reduce<object>(
      (result, { path, accepted }) =>
        accepted.length > 0 ? withValue(result, path, accepted[round % accepted.length]) : result,
      document,
    );
    const status = await save(profile, odd);
    expect([200, 400, 402, 409, 413]).toContain(status);
    // Values that are valid alone may be invalid together; then they are saved in groups.
    const groups = status === 200 ? [] : await savedGroups(profile, round);
    expect(status === 200 || groups.some((isSaved) => isSaved)).toBe(true);
    expect((await owner.send('PUT', `/api/profiles/${profile.id}/publish`)).status).toBeLessThan(500);
    for (const language of ['he', 'en'])
      for (const path of [
        `/p/${profile.id}`,
        `/p/${profile.id}.vcf`,
        `/p/${profile.id}/qr.svg`,
        `/embed/${profile.id}`,
      ])
        expect([path, (await site.request(path, { 'accept-language': language })).status]).toEqual([
          path,
          expect.toSatisfy((code: number) => code < 500),
        ]);
  }
}, 120_000);

/** A tenth of the values at a time. */
async function savedGroups(profile: { id: number; version: number }, round: number): Promise<boolean[]> {
  const results: boolean[] = [];
  for (let group = 0; group < 10; group += 1) {
    const some = edgeValues.filter((_, index) => index % 10 === group);
    const odd = some.reduce<object>(
      (result, { path, accepted }) =>
        accepted.length > 0 ? withValue(result, path, accepted[round % accepted.length]) : result,
      document,
    );
    const status = await save(profile, odd);
    expect(status).toBeLessThan(500);
    results.push(status === 200);
  }
  return results;
}

test('every edge value that the schema rejects is rejected by the endpoint with a message', async () => {
  const profile = await owner.make();
  const statuses = new Set<string>();
  for (const { path, rejected } of edgeValues)
    for (const edge of rejected) {
      const sent = { document: withValue(document, path, edge), version: profile.version };
      const kind = `${path.filter((name) => Number.isNaN(Number(name))).join('.')} ${typeof edge} ${JSON.stringify(edge).length > 1_000}`;
      // The same field of another element gives the same result.
      if (statuses.has(kind)) continue;
      statuses.add(kind);
      const { status, body } = await owner.send('PUT', `/api/profiles/${profile.id}`, sent);
      expect([path.join('.'), JSON.stringify(edge).slice(0, 60), status]).toEqual([
        path.join('.'),
        JSON.stringify(edge).slice(0, 60),
        400,
      ]);
      expect(body.code).toBe('invalid_input');
    }
  expect(statuses.size).toBeGreaterThan(100);
}, 120_000);
