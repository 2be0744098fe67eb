import { expect, test } from 'vitest';
import { frameLocation, framesIn } from './stack.ts';

test.each([
  ['    at f (https://x.example/assets/a-1.js:10:20)', { file: 'a-1.js', line: 10, column: 20 }],
  ['at https://x.example/assets/a-1.js:10:20', { file: 'a-1.js', line: 10, column: 20 }],
  ['at async Promise.all (index 0)', undefined],
  ['f@https://x.example/assets/a-1.js?v=2:3:4', { file: 'a-1.js', line: 3, column: 4 }],
  ['at save (file:///srv/dist/server/assets/b.mjs:1:2)', { file: 'b.mjs', line: 1, column: 2 }],
  ['at native', undefined],
])('parses the location in %j', (frame, location) => {
  expect(frameLocation(frame)).toEqual(location);
});

test('extracts only lines with a location, 50 at most', () => {
  expect(framesIn('Error: mail dana@cards.example\n  at a (x.js:1:2)\nsomething\nb@y.js:3:4')).toEqual([
    'at a (x.js:1:2)',
    'b@y.js:3:4',
  ]);
  expect(framesIn('at a (x.js:1:2)\n'.repeat(500))).toHaveLength(50);
});
