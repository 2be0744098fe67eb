import type { LocalizedText } from '#base/content-schemas.ts';
import type { Entitlements } from '#features/packages/contract.ts';
import { presentAs } from '#server-kit/admin-list/index.ts';
import { type AdminProfileDetail, type AdminProfileStatus, adminProfileDetail } from '../../admin-contract.ts';
import { fromStore } from '../../document/document.ts';
import { nameOfProfile } from '../../name-of-profile.ts';
import { canonicalPath, statusOf } from '../present.ts';
import type { listVersions } from '../queries.ts';
import type { AddressRow, AdminDetailRow, AdminListRow } from './admin-queries.ts';

type AdminRow = Omit<AdminListRow, 'name' | 'email' | 'cursor'>;
type Plan = Pick<Entitlements, 'profiles' | 'customSlug'>;

function statusForAdmin(row: AdminRow, { profiles }: Plan): AdminProfileStatus {
  return row.deletedAt ? 'deleted' : statusOf(row, row.ownIndex, profiles);
}

export const listedValues = (row: AdminRow & { readonly name: string }, plan: Plan) => ({
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
  createdAt: row.createdAt,
  publishedAt: row.publishedAt,
});

interface Around {
  readonly plan: Plan;
  readonly addresses: readonly AddressRow[];
  readonly versions: Awaited<ReturnType<typeof listVersions>>;
  readonly figures: AdminProfileDetail['figures'];
}

const addressValues = ({ kind, name, freeAt, isPrinted }: AddressRow) => ({
  path: kind === 'custom' ? `/${name}` : `/p/${name}`,
  isFormer: freeAt !== null,
  freeAt,
  isPrinted,
});

export function presentDetail(row: AdminDetailRow, { plan, addresses, versions, figures }: Around): AdminProfileDetail {
  const { profile } = row;
  const document = fromStore(profile.draft);
  const { identity, contact, language } = document;
  const localize = (value: LocalizedText | undefined): string => value?.[language] || value?.he || value?.en || '';
  return presentAs(adminProfileDetail, {
    ...profile,
    ...listedValues({ ...row, name: nameOfProfile({ document }) }, plan),
    language,
    template: document.design.template,
    title: localize(identity.title),
    company: localize(identity.company),
    phones: contact.phones.map(({ number }) => number),
    emails: contact.emails,
    website: contact.website ?? null,
    blocks: document.blocks.length,
    hasChanges: profile.publishedVersion !== profile.version,
    suspendedReason: profile.suspendedAt && profile.suspendedReason,
    addresses: addresses.map(addressValues),
    versions: versions.map((one) => ({
      id: one.id,
      publishedAt: one.publishedAt,
      name: nameOfProfile({ document: one.document }),
    })),
    figures,
  });
}
