import { ArrowForward } from '#ui/direction-icons.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { MoneyText } from '#ui/text/money-text.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { OwnerSnapshot } from '../../contract.ts';
import { migrationTexts } from '../migration-texts.ts';
import styles from './shared.module.css';
import { usePackageNames } from './use-package-names.ts';

interface ChangeProps {
  before: OwnerSnapshot;
  after: OwnerSnapshot;
}

/** From what an owner has to what they get. */
export function Change({ before, after }: ChangeProps) {
  const t = useTexts(migrationTexts);
  return (
    <Grid as="span" align="center" gap={3} className={styles.change}>
      <PlanStatus of={before} />
      <ArrowForward className={styles.arrow ?? ''} size={18} aria-hidden="true" />
      <VisuallyHidden>{t('packageMove.effect.to')}</VisuallyHidden>
      <PlanStatus of={after} />
    </Grid>
  );
}

/** What an owner has and pays, or would. */
function PlanStatus({ of }: { of: OwnerSnapshot }) {
  const t = useTexts(migrationTexts);
  const nameOf = usePackageNames();
  return (
    <Stack as="span" gap="hair" shrink>
      <Text as="span" weight="strong">
        {nameOf(of.packageType)}
      </Text>
      <span className={styles.quiet}>
        <PriceText of={of} />
      </span>
      {of.nextPackage && (
        <span className={styles.quiet}>{t('packageMove.effect.later', { name: nameOf(of.nextPackage) })}</span>
      )}
    </Stack>
  );
}

function PriceText({ of: { by, price, cycle, until } }: { of: OwnerSnapshot }) {
  const t = useTexts(migrationTexts);
  if (by === 'complimentary')
    return (
      <>
        {t('packageMove.effect.gift')} {until && <DateText value={until} />}
      </>
    );
  if (by === 'nothing' || price === null) return t('packageMove.effect.free');
  const [before = '', after = ''] = t(cycle === 'yearly' ? 'packageMove.effect.year' : 'packageMove.effect.month', {
    price: '|',
  }).split('|');
  return (
    <>
      {before}
      <MoneyText value={{ amount: price, currency: 'ILS' }} />
      {after}
    </>
  );
}
