import type { Words } from '#base/content-schemas.ts';
import { effectiveEntitlements } from '#features/accounts/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Services } from '#server-kit/services/services.ts';
import { listCardWords, listUnhidden } from './card-queries.ts';
import { canonicalPath } from './present.ts';

type Asked = Pick<Services, 'db' | 'clock'>;

/** Those of some profiles that visitors can see right now, and whether a demo made them; asked all at once. */
export async function whichShown({ db, clock }: Asked, ids: readonly number[]): Promise<Map<number, ShownMark>> {
  if (ids.length === 0) return new Map();
  const rows = await listUnhidden(db, ids);
  const allowed = await effectiveEntitlements(db, [...new Set(rows.map(({ ownerId }) => ownerId))], clock.now());
  const isWithin = ({ ownerId, place }: (typeof rows)[number]) => place < (allowed.get(ownerId)?.profiles ?? 0);
  return new Map(rows.filter(isWithin).map(({ id, isDemo }) => [id, { isDemo }]));
}

export interface ShownMark {
  readonly isDemo: boolean;
}

/** What stands on a small card that opens a profile. */
export interface SmallCard {
  readonly id: number;
  readonly ownerId: number;
  /** The one address to share, from the root. */
  readonly path: string;
  readonly name: Words;
  readonly title: Words;
  readonly company: Words;
  /** A stored picture's id. */
  readonly avatar: string | null;
  readonly language: Locale;
}

/** Shown or not, in any order: who may see which is for the caller to say. */
export async function listSmallCards({ db, clock }: Asked, ids: readonly number[]): Promise<SmallCard[]> {
  if (ids.length === 0) return [];
  const rows = await listCardWords(db, ids);
  const allowed = await effectiveEntitlements(db, [...new Set(rows.map(({ ownerId }) => ownerId))], clock.now());
  return rows.map(({ slug, customSlug, ...row }) => ({
    ...row,
    path: canonicalPath({ slug, customSlug }, { customSlug: allowed.get(row.ownerId)?.customSlug ?? false }),
  }));
}
