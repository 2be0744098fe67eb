import { expect, test } from 'vitest';
import { z } from 'zod';
import { leadFieldTexts } from './lead-field-texts.ts';
import {
  leadFieldNames,
  leadFieldOf,
  leadFieldsOf,
  leadValues,
  sentLeadShape,
  storedLeadShape,
} from './lead-fields.ts';

test('what was left out is null or empty, as its column wants it', () => {
  expect(leadValues(() => undefined)).toMatchObject({ name: '', phone: null, email: null, message: '' });
  expect(leadValues((name) => (name === 'phone' ? '+972505550123' : null))).toMatchObject({
    name: '',
    phone: '+972505550123',
    email: null,
  });
});

test('values come in the order of the table and hold nothing else', () => {
  const row: Record<string, string> = { id: '1', message: 'm', email: 'e', phone: 'p', name: 'n' };
  expect(Object.keys(leadValues((name) => row[name]))).toEqual(leadFieldNames);
});

test('kinds are found in order, and one that no field has finds none', () => {
  expect(leadFieldsOf('lines', 'phone', 'line', 'email')).toEqual(leadFieldNames);
  expect(leadFieldsOf('phone')).toContain('phone');
  expect(leadFieldsOf()).toEqual([]);
});

test.each(leadFieldNames)('%s has a label in both languages', (name) => {
  for (const byName of Object.values(leadFieldTexts.byLocale)) expect(byName[name]).toHaveProperty('label');
});

test.each(leadFieldNames)('the example of %s may be sent, and nothing longer than the form lets type', (name) => {
  const { schema, example, maxLength } = leadFieldOf(name);
  expect(schema.safeParse(example).data).toBe(example);
  expect(schema.safeParse('x'.repeat(maxLength + 1)).success).toBe(false);
});

test.each(leadFieldNames)('%s that an empty form sends can be stored', (name) => {
  const { schema, isNullable } = leadFieldOf(name);
  const sent = schema.safeParse('');
  if (sent.success) expect(storedLeadShape[name].safeParse(sent.data ?? (isNullable ? null : '')).success).toBe(true);
});

test('the shapes are those of objects', () => {
  const { name, phone } = z.object(sentLeadShape).parse({ name: ' Dana ', phone: '', email: 'Dana@mail.example' });
  expect([name, phone]).toEqual(['Dana', undefined]);
  expect(Object.keys(storedLeadShape)).toEqual(Object.keys(sentLeadShape));
});
