import type { Words } from '#base/content-schemas.ts';
import type { Entitlements } from '#features/packages/contract.ts';
import type { AdminProfile, AdminProfileDetail, AdminProfileStatus } from '../admin-contract.ts';
import { fromStore } from '../document/document.ts';
import { nameOfProfile } from '../name-of-profile.ts';
import type { AddressRow, AdminListRow, AdminWholeRow } from './admin-queries.ts';
import { canonicalPath, statusOf } from './present.ts';
import type { listVersions } from './queries.ts';

type Seen = Omit<AdminListRow, 'name' | 'email' | 'cursor'>;
type Plan = Pick<Entitlements, 'profiles' | 'customSlug'>;

function statusForAdmin(row: Seen, { profiles }: Plan): AdminProfileStatus {
  return row.deletedAt ? 'deleted' : statusOf(row, row.ownPlace, profiles);
}

export const presentListed = (row: Seen & { readonly name: string }, plan: Plan): AdminProfile => ({
  id: row.id,
  name: row.name,
  address: canonicalPath(row, plan),
  status: statusForAdmin(row, plan),
  isPrimary: row.isPrimary,
  owner: {
    id: row.ownerId,
    username: row.username,
    displayName: row.displayName,
    isSuspended: row.ownerSuspendedAt !== null,
  },
  createdAt: row.createdAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

interface Around {
  readonly plan: Plan;
  readonly addresses: readonly AddressRow[];
  readonly versions: Awaited<ReturnType<typeof listVersions>>;
  readonly figures: AdminProfileDetail['figures'];
}

const presentAddress = ({ kind, name, freeAt, isPrinted }: AddressRow) => ({
  path: kind === 'custom' ? `/${name}` : `/p/${name}`,
  isFormer: freeAt !== null,
  freeAt: freeAt?.toISOString() ?? null,
  isPrinted,
});

export function presentDetail(row: AdminWholeRow, { plan, addresses, versions, figures }: Around): AdminProfileDetail {
  const { profile } = row;
  const document = fromStore(profile.draft);
  const { identity, contact, language } = document;
  const say = (words: Words | undefined): string => words?.[language] || words?.he || words?.en || '';
  return {
    ...presentListed({ ...row, name: nameOfProfile({ document }) }, plan),
    language,
    template: document.design.template,
    title: say(identity.title),
    company: say(identity.company),
    phones: contact.phones.map(({ number }) => number),
    emails: [...contact.emails],
    website: contact.website ?? null,
    blocks: document.blocks.length,
    hasChanges: profile.publishedVersion !== profile.version,
    updatedAt: profile.updatedAt.toISOString(),
    suspendedAt: profile.suspendedAt?.toISOString() ?? null,
    suspendedReason: profile.suspendedAt && profile.suspendedReason,
    deletedAt: profile.deletedAt?.toISOString() ?? null,
    addresses: addresses.map(presentAddress),
    versions: versions.map((one) => ({
      id: one.id,
      publishedAt: one.publishedAt.toISOString(),
      name: nameOfProfile({ document: one.document }),
    })),
    figures,
  };
}
