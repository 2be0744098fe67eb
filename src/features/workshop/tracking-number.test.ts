import { expect, test } from 'vitest';
import { isUnlikelyNumber, trackingNumber } from './tracking-number.ts';

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

test.each(['', ' rr 123 456 785 il', '\u200e1234-5678-9012\u200f'])('%j can be a tracking number', (typed) =>
  expect(trackingNumber.safeParse(typed).success).toBe(true),
);

test.each(['לא מספר!!', 'RR 1/2', '12', '-1234', '1'.repeat(41), '12\n34'])('%j is no tracking number', (typed) =>
  expect(trackingNumber.safeParse(typed).success).toBe(false),
);
