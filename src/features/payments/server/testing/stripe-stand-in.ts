import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerCall } from './stripe-intents.ts';
import { readForm, StripeStore } from './stripe-objects.ts';
import { invalid, StripeRefusal } from './stripe-refusal.ts';

/** Simulated faults: before processing, after it, or only in the response. */
export type Fault = 'dropBefore' | 'dropAfter' | 'status500' | 'status429' | 'notJson';

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly isReplayed?: boolean;
}

interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
}

export const standInKeys = {
  secretKey: 'sk_test_stand_in',
  webhookSecret: 'whsec_stand_in',
  publishableKey: 'pk_test_stand_in',
};

/** Test fake of Stripe's HTTP API with its own state; strict about keys, versions and parameters. */
export class StripeStandIn {
  readonly store = new StripeStore();
  readonly received: ReceivedRequest[] = [];
  readonly #cached = new Map<string, { readonly request: string; readonly answer: Answer }>();
  readonly #planned: { readonly call: string; readonly what: Fault | (() => void) }[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  static async open(): Promise<StripeStandIn> {
    const standIn = new StripeStandIn();
    await new Promise<void>((listening) => standIn.#server.listen(0, '127.0.0.1', listening));
    return standIn;
  }

  get settings() {
    const { port } = this.#server.address() as AddressInfo;
    return { ...standInKeys, apiUrl: `http://127.0.0.1:${port}` };
  }

  /** Makes the next matching calls fail; a dropped connection fails twice, because Stripe's library retries once. */
  fail(call: string, fault: Fault, times = fault.startsWith('drop') ? 2 : 1): void {
    for (let time = 0; time < times; time += 1) this.#planned.push({ call, what: fault });
  }

  /** Runs a function just before the next matching call is processed, to simulate a race. */
  before(call: string, what: () => void): void {
    this.#planned.push({ call, what });
  }

  /** Simulates expiry: Stripe stores idempotency keys for about a day. */
  forgetKeys(): void {
    this.#cached.clear();
  }

  count(path: string): number {
    return this.received.filter((call) => call.path.endsWith(path)).length;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((closed) => this.#server.close(() => closed()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe.local');
    const body = await text(request);
    const [key] = [request.headers['idempotency-key']].flat();
    this.received.push({ method: request.method ?? '', path: pathname, key });
    const fault = this.#takePlanned(`${request.method} ${pathname}`);
    if (fault === 'dropBefore') return void request.socket.destroy();
    if (fault === 'status429') return send(response, { status: 429, body: { error: { type: 'rate_limit_error' } } });
    const answer = this.#once(request, pathname, body || search.slice(1), key);
    if (fault === 'dropAfter') return void request.socket.destroy();
    if (fault === 'status500') return send(response, { status: 500, body: { error: { type: 'api_error' } } });
    if (fault === 'notJson') return void response.end('<html>bad gateway</html>');
    send(response, answer);
  }

  #takePlanned(call: string): Fault | undefined {
    const at = this.#planned.findIndex((next) => call.startsWith(next.call) || call.endsWith(next.call));
    const what = at < 0 ? undefined : this.#planned.splice(at, 1)[0]?.what;
    if (typeof what === 'function') what();
    return typeof what === 'function' ? undefined : what;
  }

  /** The same key replays its first response, errors included, without processing it again. */
  #once(request: IncomingMessage, path: string, parameters: string, key: string | undefined): Answer {
    const fingerprint = `${request.method} ${path} ${parameters}`;
    const cached = key ? this.#cached.get(key) : undefined;
    if (cached && cached.request !== fingerprint)
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'Keys for idempotent requests…' } } };
    if (cached) return { ...cached.answer, isReplayed: true };
    const answer = this.#work(request, path, parameters);
    if (key && answer.status !== 401) this.#cached.set(key, { request: fingerprint, answer: structuredClone(answer) });
    return answer;
  }

  #work(request: IncomingMessage, path: string, parameters: string): Answer {
    try {
      checkCaller(request);
      return { status: 200, body: answerCall(this.store, request.method ?? '', path, readForm(parameters)) };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, body: error.body };
    }
  }
}

function checkCaller({ method, headers }: IncomingMessage): void {
  if (headers.authorization !== `Bearer ${standInKeys.secretKey}`)
    throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
  if (headers['stripe-version'] !== '2026-10-28.endive') throw invalid('Unexpected API version');
  if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded')
    throw invalid('Unexpected content type');
}

function send(response: ServerResponse, { status, body, isReplayed = false }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_stand_in',
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
  });
  response.end(JSON.stringify(body));
}

interface StripeEvent {
  readonly body: Buffer;
  readonly headers: { readonly 'stripe-signature': string; readonly 'content-type': string };
}

/** An event as Stripe sends it, signed over the bytes and the timestamp. */
export function stripeEvent(
  event: { readonly id?: string; readonly type: string; readonly object: object },
  at: Date,
  secret: string = standInKeys.webhookSecret,
): StripeEvent {
  const { id = 'evt_1', type, object } = event;
  const body = Buffer.from(JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } }));
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return { body, headers: { 'stripe-signature': `t=${seconds},v1=${signature}`, 'content-type': 'application/json' } };
}
