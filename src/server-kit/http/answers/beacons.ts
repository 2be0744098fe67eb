import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Endpoint, fillPath } from '#base/endpoint.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Visitor } from '../route.ts';
import { isSameOrigin } from '../security/csrf.ts';
import { clientAddress } from '../visitor.ts';

export interface Beacon {
  /** A public endpoint with one number in its path and an empty response. */
  readonly endpoint: Endpoint;
  readonly handle: (id: number, body: unknown, visitor: Pick<Visitor, 'address' | 'userAgent'>) => void;
}

const maxBodyBytes = 4_096;

/**
 * Handles small page events before the router, which costs ten times as much; there may be thousands a second beside
 * the page requests. Requests with a session, and any that are not well-formed, go through the router, which identifies
 * the user and reports errors.
 */
export function createBeacons(services: Pick<Services, 'config' | 'limits'>, { endpoint, handle }: Beacon) {
  const { config, limits } = services;
  const { method, path, bodyLimit = maxBodyBytes, limit } = endpoint;
  const shape = new RegExp(`^${fillPath(path, { id: 'ID' }).replace('ID', '(\\d{1,10})')}$`);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': 2,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(config.isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const isSimple = (request: IncomingMessage): boolean => {
    const { origin, cookie, authorization, 'content-type': type = '', 'content-length': length } = request.headers;
    const site = request.headers['sec-fetch-site'];
    return (
      (site === undefined || site === 'same-origin') &&
      (origin === undefined || isSameOrigin(origin, config.publicUrl)) &&
      !cookie?.includes('session=') &&
      !authorization &&
      type.startsWith('application/json') &&
      Number(length) <= bodyLimit
    );
  };
  const processBody = async (
    id: number,
    text: string,
    { socket, headers: requestHeaders }: IncomingMessage,
  ): Promise<void> => {
    const address = clientAddress(config.isTrustedProxy, socket.remoteAddress, requestHeaders['x-forwarded-for']);
    if (limit && !(await limits.tryConsume(`${method} ${path}`, address, limit))) return;
    handle(id, JSON.parse(text), { address, userAgent: requestHeaders['user-agent'] ?? '' });
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== method) return false;
    const id = shape.exec(request.url ?? '')?.[1];
    if (!id || !isSimple(request)) return false;
    let text = '';
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        text += chunk;
      })
      .on('end', () => {
        response.writeHead(endpoint.status ?? 200, headers);
        response.end('{}');
        // The client does not wait for the outcome.
        void processBody(Number(id), text, request).catch(() => undefined);
      });
    return true;
  };
}
