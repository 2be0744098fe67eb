import { AppError } from '#base/app-error.ts';
import type { Entitlements, PackageType } from '#features/packages/contract.ts';
import { listPackages, type PackageRow } from '#features/packages/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { MigrationOptions } from '../contract.ts';
import type { MigrationTerms } from '../effect.ts';

type MigrationRequest = Pick<MigrationTerms, 'source' | 'target'> & Pick<MigrationOptions, 'price' | 'when' | 'until'>;

/** A move and all that the packages say about it. */
export interface MigrationContext {
  readonly terms: MigrationTerms;
  readonly packages: Readonly<Record<PackageType, PackageRow>>;
  readonly entitlements: { readonly source: Entitlements; readonly target: Entitlements };
}

/** With the prices of a moment: that of its beginning, so that all owners of one move meet the same. */
export async function loadMigrationContext(
  db: Db,
  { source, target, price, when, until }: MigrationRequest,
  at: Date,
): Promise<MigrationContext> {
  const found = new Map((await listPackages(db, at)).map((one) => [one.packageType, one]));
  const get = (type: PackageType): PackageRow => {
    const one = found.get(type);
    if (!one) throw new AppError('not_found');
    return one;
  };
  const packages = { basic: get('basic'), advanced: get('advanced'), pro: get('pro') };
  return {
    terms: { source, target, price, when, until, prices: packages },
    packages,
    entitlements: { source: packages[source].entitlements, target: packages[target].entitlements },
  };
}

/** What is wrong with a wish, under the names that its caller gave the fields. */
export function refuseWrong(
  { source, target, until }: MigrationRequest,
  now: Date,
  fields: { readonly until: string },
): void {
  if (source === target) throw new AppError('invalid_input', { fields: { target: 'packageMigration.same' } });
  if (until && new Date(until) <= now)
    throw new AppError('invalid_input', { fields: { [fields.until]: 'packageMigration.untilPast' } });
}
