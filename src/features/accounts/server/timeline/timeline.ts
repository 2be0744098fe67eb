import { AppError } from '#base/app-error.ts';
import { mayStaff, type StaffArea, type StaffRole } from '#base/staff-roles.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { cursorOf, readCursor } from '#server-kit/db/keyset.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { TimelineEntry, TimelineGroup } from '../../admin-contract.ts';

/** What a source reads for one page: the newest of its entries before a place. */
export interface TimelinePage {
  readonly userId: number;
  readonly locale: Locale;
  readonly limit: number;
  /** Entries of this time need a smaller ID. */
  readonly before: { readonly micros: bigint; readonly id: number } | undefined;
  /** What else the reader may see, where one source would repeat another. */
  readonly mayRead: (area: StaffArea) => boolean;
}

export interface TimelineRow {
  /** Microseconds since 1970, as the database orders them. */
  readonly micros: string;
  readonly id: number;
  readonly text: string;
  readonly detail?: string | null | undefined;
  readonly path?: string | undefined;
}

/** What one feature knows of a customer, newest first, read by an index on the owner. */
export interface TimelineSource {
  readonly kind: string;
  readonly group: TimelineGroup;
  /** Entries are shown to those who may read the area of their page. */
  readonly area: StaffArea;
  readonly read: (db: Db, page: TimelinePage) => Promise<readonly TimelineRow[]>;
}

export const timelineSources = extensionPoint<TimelineSource>('timeline-sources', ({ kind }) => kind);

/** For the moments that are columns of a few rows, such as when a profile was made and when it was suspended. */
export function pageOfMoments(
  moments: readonly (Omit<TimelineRow, 'micros'> & { readonly at: Date | null })[],
  { before, limit }: Pick<TimelinePage, 'before' | 'limit'>,
): TimelineRow[] {
  return moments
    .flatMap(({ at, ...row }) => (at ? [{ ...row, micros: String(BigInt(at.getTime()) * 1_000n) }] : []))
    .filter((row) => !before || newestFirst({ ...before, micros: String(before.micros) }, row) < 0)
    .toSorted(newestFirst)
    .slice(0, limit);
}

const compare = <T extends bigint | string>(one: T, other: T): number => (one === other ? 0 : one < other ? -1 : 1);

const newestFirst = (one: Pick<TimelineRow, 'micros' | 'id'>, other: Pick<TimelineRow, 'micros' | 'id'>): number =>
  compare(BigInt(other.micros), BigInt(one.micros)) || other.id - one.id;

interface Place {
  readonly micros: bigint;
  readonly kind: string;
  readonly id: number;
}

const placeColumns = [{ type: 'bigint' }, { type: 'text' }, { type: 'bigint' }] as const;
const maxMicros = BigInt(Date.UTC(9999, 0, 1)) * 1_000n;

function readPlace(after: string | undefined): Place | undefined {
  if (after === undefined) return undefined;
  const [micros = '', kind = '', id = ''] = readCursor(after, placeColumns);
  const place = { micros: BigInt(micros), kind, id: Number(id) };
  if (place.micros < 0n || place.micros > maxMicros || place.id < 0 || place.id > Number.MAX_SAFE_INTEGER)
    throw new AppError('invalid_input', { fields: { after: 'errors.invalid' } });
  return place;
}

/** Where a source goes on: at one time, kinds follow each other from the last to the first. */
function boundOf(kind: string, place: Place | undefined): TimelinePage['before'] {
  if (!place) return undefined;
  const { micros, id } = place;
  if (kind === place.kind) return { micros, id };
  return { micros, id: kind < place.kind ? Number.MAX_SAFE_INTEGER : 0 };
}

const pageSize = 30;

interface TimelineRequest {
  readonly userId: number;
  readonly locale: Locale;
  readonly role: StaffRole | null;
  readonly group: TimelineGroup | undefined;
  readonly after: string | undefined;
}

/** Merges what the features know of a customer, of which the reader sees what their role may read. */
export async function readTimeline(
  { db, extensions }: Pick<Services, 'db' | 'extensions'>,
  { userId, locale, role, group, after }: TimelineRequest,
): Promise<{ rows: TimelineEntry[]; next: string | null }> {
  const place = readPlace(after);
  const mayRead = (area: StaffArea) => mayStaff(role, area, 'read');
  const sources = extensions
    .of(timelineSources)
    .filter((source) => mayRead(source.area) && (group === undefined || source.group === group));
  const pages = sources.map(async (source) => {
    const page = { userId, locale, mayRead, limit: pageSize + 1, before: boundOf(source.kind, place) };
    return (await source.read(db, page)).map((row) => ({ ...row, source }));
  });
  const merged = (await Promise.all(pages))
    .flat()
    .toSorted(
      (one, other) =>
        compare(BigInt(other.micros), BigInt(one.micros)) ||
        compare(other.source.kind, one.source.kind) ||
        other.id - one.id,
    );
  const rows = merged.slice(0, pageSize);
  const last = rows.at(-1);
  const hasMore = merged.length > pageSize && last;
  return { rows: rows.map(present), next: hasMore ? cursorOf([last.micros, last.source.kind, String(last.id)]) : null };
}

const present = ({
  micros,
  id,
  text,
  detail,
  path,
  source,
}: TimelineRow & { source: TimelineSource }): TimelineEntry => ({
  at: new Date(Number(BigInt(micros) / 1_000n)).toISOString(),
  kind: source.kind,
  id,
  group: source.group,
  text,
  detail: detail || null,
  path: path ?? null,
});
