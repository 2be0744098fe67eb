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
])('the path %s marks %j as current', (path, names) => {
  expect(currentAt(path)).toEqual(names);
});

test('the bottom bar has five items', () => {
  expect(navItems.filter(({ isInBottomBar }) => isInBottomBar)).toHaveLength(5);
});
