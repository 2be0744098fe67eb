import { expect, test } from 'vitest';
import { isUnlikelyNumber } from './tracking-number.ts';

test.each([
  ['israel_post', 'RR123456785IL'],
  ['israel_post', 'rr 123 456 785 il'],
  ['ups', '1Z999AA10123456784'],
  ['dhl', '1234567890'],
  ['fedex', '1234-5678-9012'],
  ['hfd', 'anything'],
  ['ups', ''],
  ['', 'x'],
] as const)('%s may number a parcel %j', (carrier, number) => expect(isUnlikelyNumber(carrier, number)).toBe(false));

test.each([
  ['israel_post', 'RR12345678IL'],
  ['ups', 'RR123456785IL'],
  ['dhl', '123'],
  ['fedex', '12345678901'],
] as const)('%s hardly numbers a parcel %j', (carrier, number) => expect(isUnlikelyNumber(carrier, number)).toBe(true));
