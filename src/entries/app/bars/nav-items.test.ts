import { expect, test } from 'vitest';
import { isCurrent, navItems } from './nav-items.ts';

const currentAt = (path: string) => navItems.filter((item) => isCurrent(item, path)).map(({ name }) => name);

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
  expect(navItems.filter(({ isInBottomBar }) => isInBottomBar)).toHaveLength(5);
});
