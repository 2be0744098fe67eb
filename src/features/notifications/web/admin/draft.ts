import type { Broadcast, BroadcastDraft } from '../../admin-contract.ts';
import type { BroadcastAudience, BroadcastKind } from '../../broadcast.ts';

/** The server's validation errors, by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Raw field values; `draftOf` converts them for the server. */
export interface Typed {
  readonly kind: BroadcastKind;
  readonly he: { readonly title: string; readonly content: string };
  readonly en: { readonly title: string; readonly content: string };
  readonly link: string;
  readonly audience: BroadcastAudience;
  readonly ids: string;
}

const none = { title: '', content: '' };

export const typedOf = (broadcast?: Pick<Broadcast, 'kind' | 'texts' | 'link' | 'audience'>): Typed => ({
  kind: broadcast?.kind ?? 'marketing',
  he: broadcast?.texts.he ?? none,
  en: broadcast?.texts.en ?? none,
  link: broadcast?.link ?? '',
  audience: broadcast?.audience ?? {},
  ids: broadcast?.audience.userIds?.join(', ') ?? '',
});

export const isWritten = ({ title, content }: Typed['he']): boolean => Boolean(title.trim() || content.trim());

/** IDs found in the input; undefined if there are none. */
export function idsIn(typed: string): number[] | undefined {
  const found = typed.match(/\d{1,9}/g);
  return found ? [...new Set(found.map(Number))].filter((id) => id > 0).slice(0, 1_000) : undefined;
}

/** Something else than numbers: to ignore it could address everybody. */
export const hasInvalidIds = (typed: string): boolean => /[^\d\s,;]/.test(typed);

/** Only non-empty conditions. */
export function audienceOf({ audience, ids }: Pick<Typed, 'audience' | 'ids'>): BroadcastAudience {
  const userIds = idsIn(ids);
  const { userIds: _, ...rest } = audience;
  const filled = Object.entries(rest).filter(([, value]) => value !== undefined && value !== '');
  const nonEmpty = filled.filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return { ...Object.fromEntries(nonEmpty), ...(userIds && { userIds }) };
}

export const draftOf = (typed: Typed): BroadcastDraft => ({
  kind: typed.kind,
  texts: { ...(isWritten(typed.he) && { he: typed.he }), ...(isWritten(typed.en) && { en: typed.en }) },
  link: typed.link.trim() || null,
  audience: audienceOf(typed),
});

export const isSame = (one: Typed, two: Typed): boolean =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(two));
