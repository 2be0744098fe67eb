import { describe, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { displayName, email, loginForm, password, registrationForm, secondFactorCode, username } from './contract.ts';
import { accountsTexts } from './texts.ts';

const he = translator(accountsTexts, 'he');
const complaints = (
  schema: typeof registrationForm | typeof loginForm,
  form: unknown,
): Record<string, string | undefined> => {
  const parsed = schema.safeParse(form);
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), he.find(message)]));
};
const good = {
  username: 'dana',
  email: 'dana@cards.example',
  password: 'shemesh-bayam',
  confirmPassword: 'shemesh-bayam',
};

describe('the registration form', () => {
  test('accepts valid input', () => {
    expect(complaints(registrationForm, good)).toEqual({});
  });

  test.each([
    [{ username: 'd' }, { username: 'שם משתמש חייב להכיל לפחות 2 תווים' }],
    [{ username: 'd'.repeat(21) }, { username: 'שם משתמש חייב להיות עד 20 תווים' }],
    [{ email: 'dana' }, { email: 'כתובת מייל לא תקינה' }],
    [
      { password: '12345', confirmPassword: '12345' },
      { password: 'סיסמה חייבת להכיל לפחות 6 תווים', confirmPassword: 'אימות סיסמה חייב להכיל לפחות 6 תווים' },
    ],
    [{ confirmPassword: '' }, { confirmPassword: 'אימות סיסמה חייב להכיל לפחות 6 תווים' }],
    [{ displayName: 'ד'.repeat(61) }, { displayName: 'השם יכול להכיל עד 60 תווים' }],
    [{ confirmPassword: 'shemesh-baya' }, { confirmPassword: 'הסיסמאות אינן תואמות' }],
  ])('rejects %j with the message of the specification', (change, message) => {
    expect(complaints(registrationForm, { ...good, ...change })).toEqual(message);
  });

  test.each(['', '  ', '\u200f '])('takes the name %j for none', (displayName) => {
    expect(registrationForm.parse({ ...good, displayName }).displayName).toBeUndefined();
  });

  test('reports every field at once when all are empty', () => {
    const empty = { username: '', email: '', password: '', confirmPassword: '' };
    expect(Object.keys(complaints(registrationForm, empty)).sort()).toEqual(Object.keys(good).sort());
  });
});

test('the sign-in form remembers the user unless disabled', () => {
  expect(loginForm.parse({ email: good.email, password: good.password }).rememberMe).toBe(true);
  expect(complaints(loginForm, { email: '', password: '' })).toEqual({
    email: 'כתובת מייל לא תקינה',
    password: 'סיסמה חייבת להכיל לפחות 6 תווים',
  });
});

test('invisible characters and blanks around pasted input are dropped', () => {
  expect(email.parse('\u202a dana@cards.example\u202c ')).toBe('dana@cards.example');
  expect(username.parse(' dana ')).toBe('dana');
  expect(username.parse('דנה בן־דוד')).toBe('דנה-בן-דוד');
  expect(displayName.parse(' דנה \u200f  לוי ')).toBe('דנה לוי');
});

test.each([
  ['123456', true],
  ['123 456', true],
  ['ABCDE-23457', true],
  ['abcde23457', true],
  ['12345', false],
  ['1234567', false],
  ['abcde-1890x', false],
  ['', false],
])('the code %j is valid: %s', (code, isGood) => {
  expect(secondFactorCode.safeParse(code).success).toBe(isGood);
});

test('password length counts characters of any language as one', () => {
  expect(password.safeParse('אבגדהו').success).toBe(true);
  expect(password.safeParse('👍👍👍👍👍').success).toBe(false);
  expect(password.safeParse('👍'.repeat(128)).success).toBe(true);
  expect(password.safeParse('א'.repeat(129)).success).toBe(false);
});

test('an invalid username does not hide that the passwords differ', () => {
  for (const username of ['d', 'd'.repeat(21), 'd!d'])
    expect(
      Object.keys(complaints(registrationForm, { ...good, username, confirmPassword: 'shemesh-baya' })).sort(),
    ).toEqual(['confirmPassword', 'username']);
});
