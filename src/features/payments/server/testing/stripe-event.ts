import { createHmac } from 'node:crypto';
import { standInKeys } from './stripe-stand-in.ts';

export interface StripeEvent {
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

/** Delivers an event to our server, as Stripe does. */
export const sendStripeEvent = (url: string, { body, headers }: StripeEvent): Promise<Response> =>
  fetch(url, { method: 'POST', body: new Uint8Array(body), headers });
