import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { errorStatus } from '#base/app-error.ts';
import { endpoint } from '#base/endpoint.ts';
import { createTestServer } from '#server-kit/testing/test-api.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { mountOpenApi, openApi } from './openapi.ts';
import { route } from './route.ts';

const lead = z.object({ id: z.number(), name: z.string() });
const list = endpoint({
  method: 'GET',
  path: '/api/leads',
  access: 'user',
  summary: 'Leads of mine',
  query: z.object({ page: z.coerce.number<string>().default(1), status: z.enum(['new', 'done']) }),
  answer: z.array(lead),
});
const submit = endpoint({
  method: 'POST',
  path: '/api/profiles/:profileId/leads/:kind',
  access: 'public',
  summary: 'Leave a lead',
  params: z.object({ profileId: z.string(), kind: z.string() }),
  body: z.object({
    name: z
      .string()
      .min(2)
      .transform((name) => name.length),
  }),
  idempotent: true,
  answer: lead,
  status: 201,
});
const remove = endpoint({
  method: 'DELETE',
  path: '/api/leads',
  access: 'admin:desk',
  summary: 'Remove them',
  needsSession: true,
  answer: z.undefined(),
  status: 204,
});
const endpoints = [list, submit, remove] as unknown as Parameters<typeof openApi>[0];

// biome-ignore lint/suspicious/noExplicitAny: the test looks into the page freely
const document = openApi(endpoints, 'https://cards.example') as any;

describe('the OpenAPI document', () => {
  test('has version 3.1 and our server URL', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://cards.example' }] });
  });

  test('contains every endpoint, with path parameters in braces', () => {
    const calls = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(calls.sort()).toEqual([
      'delete /api/leads',
      'get /api/leads',
      'post /api/profiles/{profileId}/leads/{kind}',
    ]);
  });

  test('describes the input: path, query, headers and body', () => {
    const { parameters, requestBody } = document.paths['/api/profiles/{profileId}/leads/{kind}'].post;
    expect(parameters).toMatchObject([
      { name: 'profileId', in: 'path', required: true },
      { name: 'kind', in: 'path', required: true },
      { name: 'idempotency-key', in: 'header', required: true },
    ]);
    expect(requestBody.content['application/json'].schema).toMatchObject({
      required: ['name'],
      properties: { name: { type: 'string', minLength: 2 } },
    });
    expect(document.paths['/api/leads'].get.parameters).toMatchObject([
      { name: 'page', in: 'query', required: false },
      { name: 'status', in: 'query', required: true, schema: { enum: ['new', 'done'] } },
    ]);
  });

  test('describes an upload endpoint as a multipart form', () => {
    const upload = { ...submit, path: '/api/files', upload: { maxBytes: 10 } } as unknown as typeof list;
    // biome-ignore lint/suspicious/noExplicitAny: the test looks into the page freely
    const { paths } = openApi([upload as never], '') as any;
    const { content } = paths['/api/files'].post.requestBody;
    expect(Object.keys(content)).toEqual(['multipart/form-data']);
    expect(content['multipart/form-data'].schema).toMatchObject({
      properties: { file: { type: 'string', format: 'binary' }, name: { type: 'string' } },
      required: ['file', 'name'],
    });
  });

  test('describes the responses, with one schema for all errors', () => {
    const { get, delete: removal } = document.paths['/api/leads'];
    expect(get.responses[200].content['application/json'].schema).toMatchObject({
      type: 'array',
      items: { properties: { id: { type: 'number' } } },
    });
    expect(removal.responses[204].content).toBeUndefined();
    expect(Object.keys(document.paths['/api/profiles/{profileId}/leads/{kind}'].post.responses)).toContain('201');
    const { $ref } = get.responses.default.content['application/json'].schema;
    expect($ref).toBe('#/components/schemas/Error');
    expect(document.components.schemas.Error.properties.code.enum).toEqual(Object.keys(errorStatus));
  });

  test('describes the access: session or token, session only, or public', () => {
    const { get, delete: removal } = document.paths['/api/leads'];
    expect(get.security).toEqual([{ session: [] }, { token: [] }]);
    expect(removal.security).toEqual([{ session: [] }]);
    expect(document.paths['/api/profiles/{profileId}/leads/{kind}'].post.security).toBeUndefined();
    expect(Object.keys(document.components.securitySchemes)).toEqual(['session', 'token']);
    expect([get['x-access'], removal['x-access']]).toEqual(['user', 'admin:desk']);
  });

  test('is served as JSON', async () => {
    const app = await createTestServer((await createTestServices()).services);
    mountOpenApi(app, [route(list, async () => [])], 'https://cards.example');
    const answer = await app.inject('/api/openapi.json');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(Object.keys(answer.json().paths)).toEqual(['/api/leads']);
  });
});
