import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { forAll } from '#base/testing/for-all.ts';
import { type CallAnswer, type CallInput, endpoint, fillPath } from './endpoint.ts';

describe('filling a path', () => {
  test('fills every named segment', () => {
    expect(fillPath('/api/profiles/:profileId/leads/:id', { profileId: 7, id: 'x' })).toBe('/api/profiles/7/leads/x');
    expect(fillPath('/api/leads')).toBe('/api/leads');
  });

  test('for any value, preserves the segments and the value can be decoded', () => {
    forAll(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
      const [, api, things, last, ...more] = fillPath('/api/things/:name', { name: value }).split('/');
      expect([api, things, more]).toEqual(['api', 'things', []]);
      expect(decodeURIComponent(last ?? '')).toBe(value);
    });
  });

  test('throws on a missing value', () => {
    expect(() => fillPath('/api/leads/:id', {})).toThrow('id');
    expect(() => fillPath('/api/leads/:id')).toThrow('id');
  });
});

describe('the types of a call follow from the endpoint declaration', () => {
  const full = endpoint({
    method: 'PUT',
    path: '/api/leads/:id',
    access: 'user',
    summary: 'Change a lead',
    params: z.object({ id: z.coerce.number<string>() }),
    query: z.object({ dry: z.boolean() }).optional(),
    body: z.object({ name: z.string(), note: z.string().default('') }),
    answer: z.object({ at: z.string().transform((text) => new Date(text)) }),
  });
  const minimalEndpoint = endpoint({
    method: 'GET',
    path: '/api/csrf-token',
    access: 'public',
    summary: 'x',
    answer: z.string(),
  });

  test('types come from the schemas: the input before parsing and the output after it', () => {
    expectTypeOf(full.path).toEqualTypeOf<'/api/leads/:id'>();
    expectTypeOf<CallInput<typeof full>['params']>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<CallInput<typeof full>['query']>().toEqualTypeOf<{ dry: boolean } | undefined>();
    expectTypeOf<CallInput<typeof full>['body']>().toEqualTypeOf<{ name: string; note?: string | undefined }>();
    expectTypeOf<CallAnswer<typeof full>>().toEqualTypeOf<{ at: Date }>();
    expect(full.answer.parse({ at: '2026-01-01T00:00:00Z' })).toEqual({ at: new Date('2026-01-01T00:00:00Z') });
  });

  test('undeclared parts cannot be passed, optional parts can be omitted', () => {
    expectTypeOf<{ params: { id: string }; body: { name: string } }>().toExtend<CallInput<typeof full>>();
    expectTypeOf<{ params: { id: string } }>().not.toExtend<CallInput<typeof full>>();
    expectTypeOf<Record<never, never>>().toExtend<CallInput<typeof minimalEndpoint>>();
    expectTypeOf<{ body: { name: string } }>().not.toExtend<CallInput<typeof minimalEndpoint>>();
    expectTypeOf<CallAnswer<typeof minimalEndpoint>>().toEqualTypeOf<string>();
    expect([minimalEndpoint.params, minimalEndpoint.query, minimalEndpoint.body]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
