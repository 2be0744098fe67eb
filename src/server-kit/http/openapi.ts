import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorStatus } from '#base/app-error.ts';
import type { Endpoint } from '#base/endpoint.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document, generated from the endpoint table that the server uses. */
export function openApi(endpoints: readonly Endpoint[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Negia', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: { Error: errorSchema },
    },
  };
}

const errorSchema: Json = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;

function operation(endpoint: Endpoint): Json {
  const { status = 200, answer, access, needsSession, isStream } = endpoint;
  const type = isStream ? 'text/event-stream' : 'application/json';
  const content = { [type]: { schema: schemaOf(answer, 'output') } };
  return {
    summary: endpoint.summary,
    ...(access !== 'public' && { security: needsSession ? [{ session: [] }] : [{ session: [] }, { token: [] }] }),
    'x-access': access,
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...requestBody(endpoint),
    responses: {
      [status]: { description: 'OK', ...(status !== 204 && { content }) },
      default: {
        description: 'Error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function requestBody({ body, upload }: Endpoint): Json {
  const schema = body && schemaOf(body, 'input');
  if (upload)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: formOf(schema) } } } };
  return schema ? { requestBody: { required: true, content: { 'application/json': { schema } } } } : {};
}

const formOf = ({ properties, required = [] }: Json = {}): Json => ({
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' }, ...(properties as Json) },
  required: ['file', ...(required as string[])],
});

function pathParameters({ path }: Endpoint): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: Endpoint): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const headerParameters = ({ idempotent }: Endpoint): Json[] =>
  idempotent ? [{ name: 'idempotency-key', in: 'header', required: true, schema: { type: 'string' } }] : [];

export function mountOpenApi(app: FastifyInstance, routes: readonly Route[], publicUrl: string): void {
  const page = openApi(
    routes.map(({ endpoint }) => endpoint),
    publicUrl,
  );
  app.get('/api/openapi.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(page));
}
