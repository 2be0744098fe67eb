import { useQuery } from '@tanstack/react-query';
import type { PackageType } from '#features/packages/contract.ts';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { migrationQueries } from '../migration-queries.ts';

/** What the packages are called today; by their kind until that is known. */
export function usePackageNames(): (type: PackageType) => string {
  const { locale } = useLocale();
  const { data } = useQuery(migrationQueries.packages(useApi()));
  return (type) => data?.find(({ packageType }) => packageType === type)?.texts[locale].name ?? type;
}
