import { expect, test } from 'vitest';
import { createApi } from '#web-kit/api/api-client.tsx';
import { profileExample } from '../testing/tag-examples.ts';
import { claimTag } from './claim.ts';

/** Mocks listing and creating profiles, and records the requests. */
function surroundings(own: readonly unknown[]) {
  const requests: string[] = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    requests.push(`${init?.method} ${String(url)} ${init?.body ?? ''}`.trim());
    return Response.json(init?.method === 'POST' ? profileExample(5, 'Dan') : own);
  };
  return { api: createApi({ baseUrl: '', fetch: fetch as typeof globalThis.fetch, locale: () => 'he' }), requests };
}

const claimCall = async (body: object) => body;

test('an existing profile is used without further requests', async () => {
  const { api, requests } = surroundings([]);
  const target = { kind: 'own', profileId: 3, isPublished: true } as const;
  expect(await claimTag(api, { target, name: 'Wallet' }, claimCall)).toEqual({
    answer: { profileId: 3, name: 'Wallet' },
    profileId: 3,
    isPublished: true,
  });
  expect(requests).toEqual([]);
});

test('a first profile is created, unpublished', async () => {
  const { api, requests } = surroundings([]);
  const target = { kind: 'first', name: 'Dan', language: 'he' } as const;
  expect(await claimTag(api, { target, name: '' }, claimCall)).toMatchObject({ profileId: 5, isPublished: false });
  expect(requests).toEqual(['GET /api/profiles', 'POST /api/profiles {"name":"Dan","language":"he"}']);
});

test('a second attempt creates no second profile', async () => {
  const { api, requests } = surroundings([profileExample(4, 'Dan', 'draft')]);
  const target = { kind: 'first', name: 'Dan', language: 'he' } as const;
  expect(await claimTag(api, { target, name: '' }, claimCall)).toMatchObject({ profileId: 4 });
  expect(requests).toEqual(['GET /api/profiles']);
});
