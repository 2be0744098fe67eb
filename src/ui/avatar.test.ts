import { expect, test } from 'vitest';
import { initialOf } from './avatar.tsx';

test.each([
  ['דנה לביא', 'ד'],
  ['ד״ר נועה ברק', 'נ'],
  ['ד"ר. נועה ברק', 'נ'],
  ['עו״ד רון לוי', 'ר'],
  ['רו״ח ענת כהן', 'ע'],
  ["פרופ' יעל גל", 'י'],
  ['פרופ׳ ד״ר יעל גל', 'י'],
  ['Dr. Noa Barak', 'N'],
  ['prof Ada', 'A'],
  ['ד״ר', 'ד'],
  ['Drew', 'D'],
  ['', ''],
])('the initial of %s is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
