import { useQuery } from '@tanstack/react-query';
import { CellNote, CellTexts } from '#features/admin/web/index.ts';
import type { PackageType } from '#features/packages/contract.ts';
import { ArrowForward } from '#ui/direction-icons.tsx';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Grid, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { DateText, MoneyText, useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { MigrationStatus, OwnerSnapshot } from '../../contract.ts';
import { migrationQueries } from '../migration-queries.ts';
import { migrationTexts } from '../migration-texts.ts';
import styles from './shared.module.css';

/** Current plan names; the plan type until they have loaded. */
export function usePackageNames(): (type: PackageType) => string {
  const { locale } = useLocale();
  const { data } = useQuery(migrationQueries.packages(useApi()));
  return (type) => data?.find(({ packageType }) => packageType === type)?.texts[locale].name ?? type;
}

/** An owner's plan before and after. */
export function Change({ before, after }: { before: OwnerSnapshot; after: OwnerSnapshot }) {
  const t = useTexts(migrationTexts);
  const isAtOnce = before.packageType !== after.packageType;
  return (
    <Grid as="span" align="center" gap={3} className={styles.change}>
      <PlanStatus of={before} isAtOnce={isAtOnce} />
      <ArrowForward className={styles.arrow ?? ''} size={18} aria-hidden="true" />
      <VisuallyHidden>{t('packageMove.effect.to')}</VisuallyHidden>
      <PlanStatus of={after} isAtOnce={isAtOnce} />
    </Grid>
  );
}

/** An owner's plan and price; what the migration changes comes first: the plan in force, or the one after it. */
function PlanStatus({ of, isAtOnce }: { of: OwnerSnapshot; isAtOnce: boolean }) {
  const t = useTexts(migrationTexts);
  const nameOf = usePackageNames();
  return (
    <Stack as="span" gap="hair" shrink>
      <Text as="span" weight="strong">
        {nameOf(isAtOnce ? of.packageType : (of.nextPackage ?? of.packageType))}
      </Text>
      {of.nextPackage && (
        <span className={styles.quiet}>
          {isAtOnce
            ? t('packageMove.effect.next', { name: nameOf(of.nextPackage) })
            : t('packageMove.effect.later', { name: nameOf(of.packageType) })}
        </span>
      )}
      <span className={styles.quiet}>
        <PriceText of={of} />
      </span>
    </Stack>
  );
}

function PriceText({ of: { by, price, cycle, until } }: { of: OwnerSnapshot }) {
  const t = useTexts(migrationTexts);
  if (by === 'complimentary')
    return (
      <>
        {t('packageMove.effect.complimentary')} {until && <DateText value={until} />}
      </>
    );
  if (by === 'nothing' || price === null) return t('packageMove.effect.free');
  const [before = '', after = ''] = t(cycle === 'yearly' ? 'packageMove.effect.year' : 'packageMove.effect.month', {
    price: '|',
  }).split('|');
  return (
    <>
      {before}
      <MoneyText agorot={price} />
      {after}
    </>
  );
}

export function OwnerCell({ name, email }: { name: string | null; email: string | null }) {
  const t = useTexts(migrationTexts);
  if (name === null) return <span className={styles.quiet}>{t('packageMove.one.gone')}</span>;
  return <CellTexts name={name}>{email && <CellNote isLatin>{email}</CellNote>}</CellTexts>;
}

const badgeVariants: Record<MigrationStatus, BadgeVariant> = {
  running: 'default',
  paused: 'warn',
  done: 'good',
  undoing: 'default',
  undo_paused: 'warn',
  undone: 'secondary',
};

export function StatusBadge({ status }: { status: MigrationStatus }) {
  const t = useTexts(migrationTexts);
  return (
    <Badge variant={badgeVariants[status]} size="sm" dot>
      {t(`packageMove.status.${status}`)}
    </Badge>
  );
}
