import { expect, test } from 'vitest';
import { isCurrent, places } from './places.ts';

const currentAt = (path: string) => places.filter((place) => isCurrent(place, path)).map(({ name }) => name);

test.each([
  ['/dashboard', ['dashboard']],
  ['/editor', ['cards']],
  ['/leads', ['leads']],
  ['/contact-leads/4', ['leads']],
  ['/stats/4', ['stats']],
  ['/subscription', ['wallet']],
  ['/subscription-required', []],
  ['/leadsmith', []],
])('%s stands at %j', (path, names) => {
  expect(currentAt(path)).toEqual(names);
});

test('the thumb has five places', () => {
  expect(places.filter(({ isAtThumb }) => isAtThumb)).toHaveLength(5);
});
