/** What the bank's frames and the page around them tell each other. */
const source = 'sandbox-bank';

export type FrameMessage =
  /** How tall the frame would like to be. */
  | { readonly kind: 'height'; readonly height: number }
  /** The card is good, and this stands for it. */
  | { readonly kind: 'token'; readonly token: string }
  /** Something is wrong, and the frame itself shows what. */
  | { readonly kind: 'invalid' }
  /** Enter was pressed in a field. */
  | { readonly kind: 'enter' }
  /** The holder has answered. */
  | { readonly kind: 'challenged' };

/** `hello`: somebody listens from now on. `submit`: the card is wanted. */
export type PageMessage = { readonly kind: 'hello' } | { readonly kind: 'submit' };

export const signed = <M extends FrameMessage | PageMessage>(message: M): M & { source: string } => ({
  source,
  ...message,
});

const isOurs = (data: unknown): data is { kind: unknown } & Record<string, unknown> =>
  typeof data === 'object' && data !== null && 'source' in data && data.source === source && 'kind' in data;

/** Windows hear from extensions and from one another: what is not ours is nothing. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isOurs(data)) return undefined;
  const { kind, height, token } = data;
  if (kind === 'height') return Number.isFinite(height) ? { kind, height: Number(height) } : undefined;
  if (kind === 'token') return typeof token === 'string' && token ? { kind, token } : undefined;
  if (kind === 'invalid' || kind === 'enter' || kind === 'challenged') return { kind };
  return undefined;
}

export function readPageMessage(data: unknown): PageMessage | undefined {
  if (!isOurs(data)) return undefined;
  return data.kind === 'hello' || data.kind === 'submit' ? { kind: data.kind } : undefined;
}
