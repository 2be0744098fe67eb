import { adminPageSize } from '#base/admin-list.ts';
import { AppError } from '#base/app-error.ts';
import { addDays, dateInIsrael } from '#base/israel-time.ts';
import { integerMax } from '#base/schemas.ts';
import { usernameKey } from '#features/accounts/domain.ts';
import { effectiveEntitlements } from '#features/accounts/server/index.ts';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import { pageOf } from '#server-kit/db/keyset.ts';
import { csvAnswer } from '#server-kit/http/csv-answer.ts';
import type { FileAnswer, Visitor } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminProfile, AdminProfileDetail, ProfileFilter } from '../admin-contract.ts';
import { readPublicAddress } from '../public-address.ts';
import { presentDetail, presentListed } from './admin-present.ts';
import {
  type AdminListRow,
  countForAdmin,
  findForAdmin,
  type Looked,
  listAddresses,
  listForAdmin,
} from './admin-queries.ts';
import { adminTableTexts } from './admin-table-texts.ts';
import { profileFigures } from './extension-points.ts';
import { planOf } from './plan.ts';
import { listVersions } from './queries.ts';

type Asked = Pick<Services, 'db' | 'clock'>;

const csvPageSize = 500;
const figureDays = 30;
const noFigures = { views: 0, visitors: 0, saves: 0, clicks: 0, shares: 0, leads: 0, taps: 0 };
const nothing = { profiles: 0, customSlug: false };

async function readPage({ db, clock }: Asked, { q, ...filter }: ProfileFilter, size: number) {
  const { rows, next } = pageOf(await listForAdmin(db, { ...filter, looked: lookedFor(q) }, size), size);
  const plans = await effectiveEntitlements(db, [...new Set(rows.map(({ ownerId }) => ownerId))], clock.now());
  const shown = rows.map((row) => ({ row, profile: presentListed(row, plans.get(row.ownerId) ?? nothing) }));
  return { shown, next };
}

export async function listProfilesForAdmin(
  call: Asked,
  filter: ProfileFilter,
): Promise<{ rows: AdminProfile[]; next: string | null }> {
  const { shown, next } = await readPage(call, filter, adminPageSize);
  return { rows: shown.map(({ profile }) => profile), next };
}

export async function profilesTable(
  call: Services & { readonly visitor: Visitor },
  filter: ProfileFilter,
): Promise<FileAnswer> {
  const t = translator(adminTableTexts, call.visitor.locale);
  const { q, ...rest } = filter;
  return csvAnswer<{ row: AdminListRow; profile: AdminProfile }>({
    name: 'profiles.csv',
    head: [
      ...[t('profilesTable.id'), t('profilesTable.name'), t('profilesTable.address'), t('profilesTable.status')],
      ...[t('profilesTable.owner'), t('profilesTable.email'), t('profilesTable.created'), t('profilesTable.published')],
    ],
    cells: ({ row, profile }) => [
      ...[profile.id, profile.name, call.config.publicUrl + profile.address, t(`profilesTable.is.${profile.status}`)],
      ...[profile.owner.username, row.email, profile.createdAt, profile.publishedAt ?? ''],
    ],
    total: await countForAdmin(call.db, { ...rest, looked: lookedFor(q) }),
    page: async (after) => {
      const { shown, next } = await readPage(call, { ...filter, after }, csvPageSize);
      return { rows: shown, next };
    },
  });
}

/** Deleted ones too, as long as they can be brought back. */
export async function getForAdmin(
  { clock, extensions }: Pick<Services, 'clock' | 'extensions'>,
  db: Db,
  id: number,
): Promise<AdminProfileDetail> {
  const row = await findForAdmin(db, id);
  if (!row) throw new AppError('not_found');
  const today = dateInIsrael(clock.now());
  const { entitlements } = await planOf(db, row.ownerId, clock.now());
  const [figuresOf] = extensions.of(profileFigures);
  return presentDetail(row, {
    plan: entitlements,
    addresses: await listAddresses(db, id),
    versions: await listVersions(db, id),
    figures: (await figuresOf?.(db, [id], addDays(today, 1 - figureDays), today)) ?? noFigures,
  });
}

/** A number is an id, an address is an address however much of it was pasted, `@dana` an owner; all else is words. */
function lookedFor(typed: string | undefined): Looked | undefined {
  const text = typed?.trim();
  if (!text) return undefined;
  if (/^#?\d+$/.test(text)) return { id: Math.min(Number(text.replace('#', '')), integerMax) };
  if (text.startsWith('@')) return { username: usernameKey(text.slice(1)) };
  return addressIn(text) ?? { words: text };
}

function addressIn(text: string): Looked | undefined {
  const path = /^(?:(?:https?:\/\/)?[^/\s]*)?(\/[^?#]*)/.exec(text)?.[1];
  const address = path === undefined ? undefined : readPublicAddress(path);
  if (!address) return undefined;
  const { by, name } = address;
  if (by === 'id') return { id: Math.min(Number(name), integerMax) };
  return by === 'username' ? { username: name } : { kind: by, name };
}
