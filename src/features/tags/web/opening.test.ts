import { describe, expect, test } from 'vitest';
import { openingOf } from './opening.ts';
import type { OwnProfile } from './use-own-profiles.ts';

const now = new Date('2026-11-15T10:00:00Z');
const profile = (id: number, status: OwnProfile['status'] = 'published'): OwnProfile => ({
  id,
  name: `Card ${id}`,
  status,
  isPrimary: id === 1,
});
const until = '2026-11-19T16:00:00.000Z';
const of = (tag: Parameters<typeof openingOf>[0], ...profiles: OwnProfile[]) => openingOf(tag, profiles, now);

const over = '2026-11-15T09:59:59.000Z';
test.each([
  ['the chosen profile', { profileId: 2, opensProfileId: 2, schedule: null }, 2, undefined],
  ['the scheduled profile', { profileId: 1, opensProfileId: 2, schedule: { profileId: 2, until } }, 2, until],
  [
    'no profile of a schedule that is over',
    { profileId: 1, opensProfileId: 2, schedule: { profileId: 2, until: over } },
    1,
    undefined,
  ],
])('opens %s', (_, tag, id, end) => {
  expect(of(tag, profile(1), profile(2))).toEqual({ profile: profile(id), until: end, instead: undefined });
});

describe('opens another profile when the chosen one cannot be shown, with the reason', () => {
  test.each(['draft', 'paused', 'suspended', 'expired', 'leaving'] as const)('%s', (status) => {
    const tag = { profileId: 2, opensProfileId: 1, schedule: null };
    expect(of(tag, profile(1), profile(2, status))).toEqual({
      profile: profile(1),
      until: undefined,
      instead: { profileId: 2, name: 'Card 2', reason: status },
    });
  });

  test('deleted or missing', () => {
    for (const profileId of [9, null])
      expect(of({ profileId, opensProfileId: 1, schedule: null }, profile(1))).toMatchObject({
        profile: profile(1),
        instead: { name: '', reason: 'deleted' },
      });
  });

  test('a scheduled profile', () => {
    const tag = { profileId: 1, opensProfileId: 1, schedule: { profileId: 2, until } };
    expect(of(tag, profile(1), profile(2, 'paused'))).toMatchObject({
      profile: profile(1),
      instead: { name: 'Card 2', reason: 'paused' },
    });
  });
});

test('opens no profile when none can be shown', () => {
  const tag = { profileId: 1, opensProfileId: null, schedule: null };
  expect(of(tag, profile(1, 'paused'))).toMatchObject({ profile: undefined, instead: { reason: 'paused' } });
});
