import type { FastifyInstance, InjectOptions } from 'fastify';

/** A `fetch` that stays in the process: the same client and checks, without a socket. */
export const inProcessFetch =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const { method = 'GET', body } = init ?? {};
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: String(input),
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof body === 'string' && { payload: body }),
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    );
    return new Response(answer.body || null, { status: answer.statusCode, headers });
  };
