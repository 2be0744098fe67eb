import { describe, expect, test } from 'vitest';
import type { Profile } from '#features/profiles/contract.ts';
import { orderExample, profileExample, savedExample } from './testing/examples.ts';
import { newDraft, openingOf, type RequestedDesign, readRequested } from './use-opening.ts';

const requested = (address: string): RequestedDesign => {
  const [id = '', search = ''] = address.split('?');
  return readRequested(id, new URLSearchParams(search));
};
const second: Profile = { ...profileExample, id: 8, isPrimary: false };
const open = (address: string, known: Partial<Parameters<typeof openingOf>[0]> = {}) =>
  openingOf({
    requested: requested(address),
    userId: 5,
    profiles: [profileExample, second],
    saved: undefined,
    order: undefined,
    ...known,
  });

test.each(['x', '0', '-3', '1.5', ''])('%s is not a valid design address', (id) => {
  expect(requested(id).isWrong).toBe(true);
});

describe('a new design', () => {
  test('starts from the requested profile and material', () => {
    const draft = newDraft(requested('new?profile=8&material=wood'), [profileExample, second]);
    expect(draft).toMatchObject({ name: '', profileId: 8, design: { material: 'wood', words: { name: 'Dana Levi' } } });
  });

  test.each(['new', 'new?profile=99', 'new?profile=x&material=gold'])(
    '%s starts from the primary profile, in PVC',
    (at) => {
      expect(newDraft(requested(at), [second, profileExample])).toMatchObject({
        profileId: 3,
        design: { material: 'pvc' },
      });
    },
  );

  test('requires a profile', () => {
    expect(open('new', { profiles: [] })).toEqual({ kind: 'no-profile' });
  });
});

test('opens a saved design unchanged', () => {
  expect(open('15', { saved: savedExample })).toMatchObject({
    kind: 'ready',
    start: { draft: { name: 'Fair', design: savedExample.design }, saved: { version: 4 } },
  });
});

describe('for an order', () => {
  test('opens the order’s own design', () => {
    const design = { ...orderExample.design, template: 'paper' as const };
    expect(open('15?order=41', { order: { ...orderExample, design } })).toMatchObject({
      kind: 'ready',
      start: { draft: { profileId: 3, design: { template: 'paper' } }, saved: undefined, order: { id: 41 } },
    });
  });

  test('reports an order that no longer accepts changes as over', () => {
    const order = { ...orderExample, can: ['cancel' as const] };
    expect(open('15?order=41', { order })).toEqual({ kind: 'over', orderId: 41 });
  });
});
