/** Messages between the bank's frames and the surrounding page. */
const source = 'sandbox-bank';

export type FrameMessage =
  /** The preferred height of the frame. */
  | { readonly kind: 'height'; readonly height: number }
  /** The card is valid and is represented by this token. */
  | { readonly kind: 'token'; readonly token: string }
  /** The input is invalid; the frame shows the errors itself. */
  | { readonly kind: 'invalid' }
  /** Enter was pressed in a field. */
  | { readonly kind: 'enter' }
  /** The cardholder has answered. */
  | { readonly kind: 'challenged' };

/** `hello`: the page is listening from now on. `submit`: requests the card token. */
export type PageMessage = { readonly kind: 'hello' } | { readonly kind: 'submit' };

export const signed = <M extends FrameMessage | PageMessage>(message: M): M & { source: string } => ({
  source,
  ...message,
});

const isOurs = (data: unknown): data is { kind: unknown } & Record<string, unknown> =>
  typeof data === 'object' && data !== null && 'source' in data && data.source === source && 'kind' in data;

/** Windows also receive messages from extensions and other windows; unknown ones are ignored. */
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
