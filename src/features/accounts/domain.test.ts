import { describe, expect, test } from 'vitest';
import {
  confirmsDeletion,
  deviceOf,
  emailKey,
  isPersonalPassword,
  isStrongSignIn,
  passwordError,
  roleAt,
  usernameFor,
  usernameKey,
} from './domain.ts';

const now = new Date('2026-11-15T10:00:00Z');
const soon = new Date('2026-11-15T10:00:01Z');

test('two spellings of one username have the same key', () => {
  expect(usernameKey('Dana')).toBe(usernameKey('dANA'));
  expect(usernameKey('ｄana')).toBe('dana');
  expect(emailKey('Dana@Cards.Example')).toBe('dana@cards.example');
});

test.each([
  ['דנה לוי', 'דנה-לוי'],
  ['  רות   בן־דוד ', 'רות-בן-דוד'],
  ['ד״ר נועה ברק', 'דר-נועה-ברק'],
  ["Anna O'Neil", 'Anna-ONeil'],
  ['Alexandra Konstantinopolsky', 'Alexandra'],
  ['Konstantinopolskytakis', 'Konstantinopolskytak'],
  ['李', ''],
  ['', ''],
])('the suggested username for %j is %j', (name, username) => {
  expect(usernameFor(name)).toBe(username);
});

describe('the effective role', () => {
  test.each([
    ['admin', null, true, 'admin'],
    ['admin', null, false, 'user'],
    ['admin', soon, false, 'subscriber'],
    ['user', null, false, 'user'],
    ['user', null, true, 'user'],
    ['user', soon, false, 'subscriber'],
    ['user', now, false, 'user'],
  ] as const)('%s, trial %s, strong session %s: %s', (role, trialEndsAt, isStrong, result) => {
    const nothing = { role, trialEndsAt: null, paidUntil: null, complimentaryUntil: null, isStrong };
    expect(roleAt({ ...nothing, trialEndsAt }, now)).toBe(result);
    // Paid and complimentary plans have the same effect as a trial, and none reduces another.
    expect(roleAt({ ...nothing, paidUntil: trialEndsAt }, now)).toBe(result);
    expect(roleAt({ ...nothing, complimentaryUntil: trialEndsAt }, now)).toBe(result);
    expect(roleAt({ ...nothing, trialEndsAt, paidUntil: now, complimentaryUntil: now }, now)).toBe(result);
  });

  test.each([
    [14, false, false, false],
    [15, false, false, true],
    [15, false, true, false],
    [15, true, true, true],
    [14, true, true, false],
    [undefined, true, true, true],
    [undefined, true, false, true],
    [undefined, false, false, false],
  ])('a password of %s characters, second factor %s, required %s: strong %s', (passwordLength, used, needs, result) => {
    const input = { passwordLength, usedSecondFactor: used, needsSecondFactor: needs };
    expect(isStrongSignIn(input)).toBe(result);
  });
});

describe('a password', () => {
  const owner = { username: 'dana.levi', email: 'studio-dana@cards.example', displayName: 'דנה לוי' };

  test.each([
    'danalevi',
    'Dana.Levi',
    'dana-levi!',
    'danalevi2026',
    '12danalevi',
    'studiodana',
    'studio-dana@cards.example',
    'דנה לוי',
    'דנהלוי77',
  ])('%s contains personal data of the owner', (password) => {
    expect(isPersonalPassword(password, owner)).toBe(true);
  });

  test.each(['dana-loves-the-sea', 'my dog is called rex', '770077', 'דנה אוהבת את הים', '!!!!!!!!'])(
    '%s does not',
    (password) => {
      expect(isPersonalPassword(password, owner)).toBe(false);
    },
  );

  test('of digits alone is not personal, unless the username is exactly that', () => {
    expect(isPersonalPassword('4815162342', { username: 'ab', email: 'ab@cards.example' })).toBe(false);
    expect(isPersonalPassword('4815162342', { username: '4815162342', email: 'ab@cards.example' })).toBe(true);
  });

  test('is reported by its worst flaw', () => {
    const isCommon = (text: string) => text === 'common';
    expect(passwordError('common', owner, isCommon)).toBe('common');
    expect(passwordError('danalevi', owner, isCommon)).toBe('own');
    expect(passwordError('fourteen-chars', { ...owner, isAdmin: true }, isCommon)).toBe('shortForAdmin');
    expect(passwordError('fifteen-letters', { ...owner, isAdmin: true }, isCommon)).toBeUndefined();
    expect(passwordError('fourteen-chars', owner, isCommon)).toBeUndefined();
  });
});

test('the typed username confirms a deletion, ignoring blanks and case', () => {
  expect(confirmsDeletion(' DANA ', 'dana')).toBe(true);
  expect(['', 'dan', 'dana levi'].some((typed) => confirmsDeletion(typed, 'dana'))).toBe(false);
});

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

test.each([
  [`${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone', true],
  [`${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone', true],
  [`${iPad} Version/18.0 Safari/604.1`, 'Safari', 'iPad', false],
  [`${android} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android', true],
  [`${windows} Edg/140.0`, 'Edge', 'Windows', false],
  [`${mac} Version/18.0 Safari/605.1.15`, 'Safari', 'macOS', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux', false],
  [`${windows} OPR/120.0`, 'Opera', 'Windows', false],
  ['curl/8.0', '', '', false],
  ['', '', '', false],
])('the device of %s', (userAgent, browser, system, isPhone) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, isPhone });
});
