import { describe, expect, test } from 'vitest';
import { answerHrefs } from './answer-hrefs.ts';

const person = { name: 'דניאל מזרחי', phone: '+972505550101', email: 'daniel@mail.example' };
const textOf = (href: string | undefined) => new URL(href ?? '').searchParams.get('text');

describe('WhatsApp', () => {
  test('uses digits only, and greets by first name in the owner’s language', () => {
    const { whatsapp } = answerHrefs(person, 'he');
    expect(whatsapp).toMatch(/^https:\/\/wa\.me\/972505550101\?text=/);
    expect(textOf(whatsapp)).toBe('היי דניאל, קיבלתי את הפנייה שלך דרך הכרטיס הדיגיטלי שלי. איך אפשר לעזור?');
    expect(textOf(answerHrefs({ ...person, name: 'Dana Levi' }, 'en').whatsapp)).toMatch(/^Hi Dana, I got/);
  });

  test('isolates a name of the other text direction', () => {
    expect(textOf(answerHrefs({ ...person, name: 'Dana' }, 'he').whatsapp)).toContain('\u2068Dana\u2069, ');
    expect(textOf(answerHrefs(person, 'en').whatsapp)).toContain('\u2068דניאל\u2069, ');
  });

  test('is omitted for a star number or without a phone', () => {
    expect(answerHrefs({ ...person, phone: '*1234' }, 'he')).toMatchObject({ call: 'tel:*1234' });
    expect(answerHrefs({ ...person, phone: '*1234' }, 'he')).not.toHaveProperty('whatsapp');
    expect(Object.keys(answerHrefs({ ...person, phone: null }, 'he'))).toEqual(['mail']);
  });

  test('encodes the name as text', () => {
    const { whatsapp = '' } = answerHrefs({ ...person, name: 'a&phone=1#{name}' }, 'en');
    expect([...new URL(whatsapp).searchParams.keys()]).toEqual(['text']);
    expect(textOf(whatsapp)).toContain('a&phone=1#{name}');
  });
});

test('builds links for a call and an email', () => {
  const { call, mail } = answerHrefs(person, 'he');
  expect(call).toBe('tel:+972505550101');
  expect(mail).toMatch(/^mailto:daniel@mail\.example\?subject=/);
  expect(answerHrefs({ ...person, email: 'a?bcc=b@mail.example' }, 'he').mail).toMatch(/^mailto:a%3Fbcc%3Db@mail/);
});

test('omits the email link without an email address', () => {
  expect(answerHrefs({ ...person, email: null }, 'he')).not.toHaveProperty('mail');
});
