import { NetworkError, RequestError, ServerError } from '#web-kit/api/request-error.ts';
import { type Quote, quote as quoteShape } from '../../contract.ts';

/** Why a payment request did not create an order, by the possible remedy. */
export type PayFailure =
  | { readonly kind: 'network' }
  /** A failure on our side, before or after the charge. */
  | { readonly kind: 'server' }
  /** The price differs from the one shown; nothing was charged. */
  | { readonly kind: 'price'; readonly message: string; readonly quote: Quote }
  /** A payment that is already pending, or that used the same key. */
  | { readonly kind: 'order'; readonly message: string; readonly orderId: number }
  | { readonly kind: 'other'; readonly message: string };

export function payFailureOf(error: Error): PayFailure {
  if (error instanceof NetworkError) return { kind: 'network' };
  if (error instanceof ServerError) return { kind: 'server' };
  const { message } = error;
  const body = (error instanceof RequestError ? error.body : undefined) as Record<string, unknown> | undefined;
  const changed = quoteShape.safeParse(body?.quote);
  if (changed.success) return { kind: 'price', message, quote: changed.data };
  if (typeof body?.orderId === 'number') return { kind: 'order', message, orderId: body.orderId };
  const [ofField] = Object.values(error instanceof RequestError ? error.fields : {});
  return { kind: 'other', message: ofField ?? message };
}
