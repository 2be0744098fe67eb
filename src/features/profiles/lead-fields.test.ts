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

test('omitted values are null or empty, depending on the column', () => {
  expect(leadValues(() => undefined)).toMatchObject({ name: '', phone: null, email: null, message: '' });
  expect(leadValues((name) => (name === 'phone' ? '+972505550123' : null))).toMatchObject({
    name: '',
    phone: '+972505550123',
    email: null,
  });
});

test('returns exactly the lead fields, in their defined order', () => {
  const row: Record<string, string> = { id: '1', message: 'm', email: 'e', phone: 'p', name: 'n' };
  expect(Object.keys(leadValues((name) => row[name]))).toEqual(leadFieldNames);
});

test('finds fields by kind in the defined order, and none for no kind', () => {
  expect(leadFieldsOf('lines', 'phone', 'line', 'email')).toEqual(leadFieldNames);
  expect(leadFieldsOf('phone')).toContain('phone');
  expect(leadFieldsOf()).toEqual([]);
});

test.each(leadFieldNames)('%s has a label in both languages', (name) => {
  expect(leadFieldTexts.dictionary[name].label).toEqual([expect.any(String), expect.any(String)]);
});

test.each(leadFieldNames)(
  'the schema accepts the example of %s and rejects anything above its maximum length',
  (name) => {
    const { schema, example, maxLength } = leadFieldOf(name);
    expect(schema.safeParse(example).data).toBe(example);
    expect(schema.safeParse('x'.repeat(maxLength + 1)).success).toBe(false);
  },
);

test.each(leadFieldNames)('%s from an empty form can be stored', (name) => {
  const { schema, isNullable } = leadFieldOf(name);
  const sent = schema.safeParse('');
  if (sent.success) expect(storedLeadShape[name].safeParse(sent.data ?? (isNullable ? null : '')).success).toBe(true);
});

test('the shapes work as object schemas with the same fields', () => {
  const { name, phone } = z.object(sentLeadShape).parse({ name: ' Dana ', phone: '', email: 'Dana@mail.example' });
  expect([name, phone]).toEqual(['Dana', undefined]);
  expect(Object.keys(storedLeadShape)).toEqual(Object.keys(sentLeadShape));
});
