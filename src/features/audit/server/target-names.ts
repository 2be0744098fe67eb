import { listOwners } from '#features/accounts/server/index.ts';
import { listPackages } from '#features/packages/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Visitor } from '#server-kit/http/route.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { AuditRow } from './queries.ts';

/** The current names of one kind of target in the reader's language; those that are gone are left out. */
interface TargetNames {
  readonly kind: string;
  readonly find: (db: Db, ids: readonly number[], locale: Locale) => Promise<ReadonlyMap<number, string>>;
}

export const auditTargetNames = extensionPoint<TargetNames>('audit-target-names', ({ kind }) => kind);

const userNames: TargetNames = {
  kind: 'user',
  find: async (db, ids) => {
    const owners = [...(await listOwners(db, ids)).values()];
    return new Map(owners.map(({ id, displayName }) => [id, displayName]));
  },
};

const packageNames: TargetNames = {
  kind: 'package',
  find: async (db, _, locale) =>
    new Map((await listPackages(db, new Date())).map(({ id, texts }) => [id, texts[locale].name])),
};

type Target = Pick<AuditRow, 'targetKind' | 'targetId'>;

/** By kind and ID, as `keyOfTarget` writes them. */
export type KnownNames = ReadonlyMap<string, string>;
export const keyOfTarget = ({ targetKind, targetId }: Target): string => `${targetKind}:${targetId}`;

export async function findTargetNames(
  { db, extensions, visitor }: Pick<Services, 'db' | 'extensions'> & { readonly visitor: Pick<Visitor, 'locale'> },
  targets: readonly Target[],
): Promise<KnownNames> {
  const namesOf = async ({ kind, find }: TargetNames) => {
    const ids = targets.filter(({ targetKind, targetId }) => targetKind === kind && /^\d{1,9}$/.test(targetId));
    if (ids.length === 0) return [];
    const names = await find(
      db,
      ids.map(({ targetId }) => Number(targetId)),
      visitor.locale,
    );
    return [...names].map(([id, name]) => [keyOfTarget({ targetKind: kind, targetId: String(id) }), name] as const);
  };
  const found = await Promise.all([userNames, packageNames, ...extensions.of(auditTargetNames)].map(namesOf));
  return new Map(found.flat());
}
