import { Minus } from 'lucide-react';
import { isolatedAgorot, shekels } from '#base/money.ts';
import type { Entitlements, PackageEntitlements, Product } from '#features/packages/contract.ts';
import { AlertDialog, AlertDialogContent } from '#ui/alert-dialog.tsx';
import { Stack } from '#ui/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import type { Subscription } from '../../contract.ts';
import type { Cycle } from '../../domain.ts';
import { useSubscriptionCall } from '../calls/use-subscription-call.ts';
import { dayText } from '../day-text.ts';
import { lossesOf } from '../plans/entitlement-rows.ts';
import { entitlementTexts } from '../plans/entitlement-texts.ts';
import { useEntitlementLabels } from '../plans/use-entitlement-labels.ts';
import styles from './loss-list.module.css';
import { plansTexts } from './plans-texts.ts';

interface LossListProps {
  from: Entitlements | undefined;
  to: Entitlements | undefined;
}

/** A figure after a word in other letters would run into it. */
const isolated = (label: string): string => `\u2068${label}\u2069`;

/** What the smaller package has less of. */
function LossList({ from, to }: LossListProps) {
  const t = useTexts(plansTexts);
  const ta = useTexts(entitlementTexts);
  const label = useEntitlementLabels();
  if (!from || !to) return null;
  const losses = lossesOf(from, to);
  if (losses.length === 0) return null;
  const sentence = (row: (typeof losses)[number]) => {
    const name = ta(`entitlements.rows.${row}`);
    const [before, after] = [label(from, row), label(to, row)];
    if (typeof before !== 'string' || typeof after !== 'string') return ta('entitlements.without', { row: name });
    return ta('entitlements.insteadOf', { row: name, from: isolated(before), to: isolated(after) });
  };
  return (
    <>
      <p>{t('plans.change.losses')}</p>
      <Stack as="ul" gap={2} className={styles.losses}>
        {losses.map((row) => (
          <li key={row}>
            <Minus size={18} aria-hidden="true" />
            {sentence(row)}
          </li>
        ))}
      </Stack>
      <p>{t('plans.change.safe')}</p>
    </>
  );
}

interface ChangeDialogProps {
  mine: Subscription;
  /** What is to take over; undefined while nothing is asked. */
  product: Product | undefined;
  cycle: Cycle;
  entitlements: readonly PackageEntitlements[];
  onClose: () => void;
}

/** Something smaller at the end of the period: from when, for how much, and what will be missing then. */
export function ChangeDialog({ mine: { paid }, product, cycle, entitlements, onClose }: ChangeDialogProps) {
  const t = useTexts(plansTexts);
  const { locale } = useLocale();
  const { send, isPending } = useSubscriptionCall(({ scheduled }) => {
    if (scheduled) toast({ title: t('plans.change.done', { date: dayText(scheduled.at, locale) }) });
    onClose();
  });
  if (!paid || !product) return null;
  const price = shekels(cycle === 'yearly' ? product.yearlyPrice : product.monthlyPrice).amount;
  const terms = { date: dayText(paid.periodEnd, locale), price: isolatedAgorot(price) };
  const allowed = (id: number) => entitlements.find((one) => one.id === id)?.entitlements;
  return (
    <AlertDialog open onOpenChange={(open) => open || isPending || onClose()}>
      <AlertDialogContent
        title={t('plans.change.title', { name: product.name })}
        description={t(`plans.change.${cycle}`, terms)}
        confirm={t('plans.change.confirm')}
        cancel={t('plans.change.stay')}
        loading={isPending}
        staysOpen
        onConfirm={() => send({ action: 'schedule', packageId: product.id, cycle })}
      >
        <LossList from={allowed(paid.packageId)} to={allowed(product.id)} />
      </AlertDialogContent>
    </AlertDialog>
  );
}
