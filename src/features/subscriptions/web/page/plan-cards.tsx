import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { isolatedMoney, shekels } from '#base/money.ts';
import type { Entitlements, PackageEntitlements, Product } from '#features/packages/contract.ts';
import { isFree } from '#features/packages/domain.ts';
import { BillingToggle, PricingPanel } from '#features/packages/web/index.ts';
import { isolated } from '#i18n/format.ts';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Caption, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import { useSearchParams } from '#ui/router.tsx';
import type { Subscription } from '../../contract.ts';
import { type Cycle, cycles } from '../../domain.ts';
import { stateNow } from '../../plan-status.ts';
import { useSubscriptionCall } from '../calls/subscription-queries.ts';
import { dayText } from '../day-text.ts';
import { DemoNotice, useIsDemo } from '../demo-notice.tsx';
import { lossesOf, useEntitlementLabels } from '../plans/entitlement-rows.ts';
import { entitlementTexts } from '../plans/entitlement-texts.ts';
import { checkoutHref, type PlanAction, planAction } from '../plans/plan-action.ts';
import { plansTexts } from './plans-texts.ts';
import styles from './subscription-page.module.css';

interface UndoButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  mine: Subscription;
  children: ReactNode;
}

/** Removes the change scheduled for the end of the period by selecting the current choice again. */
export function UndoButton({ mine: { paid }, children, ...buttonProps }: UndoButtonProps) {
  const t = useTexts(plansTexts);
  const { send, isPending } = useSubscriptionCall(() => toast({ title: t('plans.scheduled.undone') }));
  if (!paid) return null;
  const { packageId, cycle } = paid;
  return (
    <Button
      {...buttonProps}
      variant="outline"
      loading={isPending}
      onClick={() => send({ action: 'schedule', packageId, cycle })}
    >
      {children}
    </Button>
  );
}

/** When the action applies, or why it is unavailable. */
function ActionHint({ action }: { action: PlanAction }) {
  const t = useTexts(plansTexts);
  const { locale } = useLocale();
  if (action.kind === 'scheduled') {
    const date = dayText(action.at, locale);
    return <p className={styles.hint}>{t(`plans.hints.scheduled.${action.cycle}`, { date })}</p>;
  }
  if ('at' in action)
    return <p className={styles.hint}>{t(`plans.hints.${action.kind}`, { date: dayText(action.at, locale) })}</p>;
  if (action.kind !== 'upgrade' && action.kind !== 'payFirst') return null;
  return <p className={styles.hint}>{t(`plans.hints.${action.kind}`)}</p>;
}

/** What the smaller package offers less of. */
function LossList({ from, to }: { from: Entitlements | undefined; to: Entitlements | undefined }) {
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
  /** The package to change to; undefined while the dialog is closed. */
  product: Product | undefined;
  cycle: Cycle;
  entitlements: readonly PackageEntitlements[];
  onClose: () => void;
}

/** Schedules a smaller package for the end of the period: shows the date, the price and what will be missing. */
function ChangeDialog({ mine: { paid }, product, cycle, entitlements, onClose }: ChangeDialogProps) {
  const t = useTexts(plansTexts);
  const { locale } = useLocale();
  const { send, isPending } = useSubscriptionCall(({ scheduled }) => {
    if (scheduled) toast({ title: t('plans.change.done', { date: dayText(scheduled.at, locale) }) });
    onClose();
  });
  const isDemo = useIsDemo();
  if (!paid || !product) return null;
  const price = shekels(cycle === 'yearly' ? product.yearlyPrice : product.monthlyPrice).amount;
  const terms = { date: dayText(paid.periodEnd, locale), price: isolatedMoney(price) };
  const allowed = (id: number) => entitlements.find((one) => one.id === id)?.entitlements;
  return (
    <AlertDialog open onOpenChange={(open) => open || isPending || onClose()}>
      <AlertDialogContent
        title={t('plans.change.title', { name: product.name })}
        description={t(`plans.change.${cycle}`, terms)}
        confirm={!isDemo && t('plans.change.confirm')}
        cancel={t('plans.change.stay')}
        loading={isPending}
        staysOpen
        onConfirm={() => send({ action: 'schedule', packageId: product.id, cycle })}
      >
        {isDemo && <DemoNotice />}
        <LossList from={allowed(paid.packageId)} to={allowed(product.id)} />
      </AlertDialogContent>
    </AlertDialog>
  );
}

export interface PlanCardsProps {
  mine: Subscription;
  products: readonly Product[];
  entitlements: readonly PackageEntitlements[];
  onCancel: () => void;
}

/** All packages for the selected cycle, each with its action; `?plan=` highlights one, `?cycle=` selects a cycle. */
export function PlanCards({ mine, products, entitlements, onCancel }: PlanCardsProps) {
  const t = useTexts(plansTexts);
  const [cycle, setCycle] = useState(useFirstCycle(mine));
  const [changingTo, setChangingTo] = useState<Product>();
  const chosen = useChosen(products);
  const isAhead = Boolean(mine.paid && mine.startsAfter);
  return (
    <Stack as="section" gap={6} className={styles.section} aria-labelledby="plans-title">
      <Row gap={4} align="center" justify="between" wrap>
        <Text as="h2" size="xl" id="plans-title">
          {t('plans.choose')}
        </Text>
        <BillingToggle cycle={cycle} onChange={setCycle} />
      </Row>
      <Stack as="ul" gap={6} className={styles.planCardsGrid} data-count={products.length}>
        {products.map((product) => {
          const action = planAction(mine, product, cycle);
          const isOwn = isFree(product) ? action.kind === 'own' : mine.paid?.packageType === product.packageType;
          const now = stateNow(mine);
          const planStatus = now === 'trial' || now === 'complimentary' ? now : undefined;
          const statusHere = mine.packageType === product.packageType ? planStatus : undefined;
          const isChosen = product.id === chosen;
          const isNext = action.kind === 'scheduled' || (isOwn && isAhead);
          const mark = isNext ? 'next' : isOwn ? 'own' : isChosen ? 'chosen' : statusHere;
          return (
            <PricingPanel
              key={product.id}
              id={`plan-${product.id}`}
              product={product}
              cycle={cycle}
              label={mark && t(`plans.marks.${mark}`)}
              tone={isChosen ? 'chosen' : mark && 'own'}
              action={
                <>
                  <PlanCardAction
                    mine={mine}
                    product={product}
                    cycle={cycle}
                    action={action}
                    isHot={chosen === undefined ? product.isPopular : isChosen}
                    onSchedule={() => setChangingTo(product)}
                    onCancel={onCancel}
                  />
                  <ActionHint action={action} />
                </>
              }
            />
          );
        })}
      </Stack>
      <Caption>{t('plans.vat')}</Caption>
      <ChangeDialog
        mine={mine}
        product={changingTo}
        cycle={cycle}
        entitlements={entitlements}
        onClose={() => setChangingTo(undefined)}
      />
    </Stack>
  );
}

/** The cycle of the link, else the one that the owner has. */
function useFirstCycle({ paid }: Subscription): Cycle {
  const [search] = useSearchParams();
  return cycles.find((cycle) => cycle === search.get('cycle')) ?? paid?.cycle ?? 'yearly';
}

function useChosen(products: readonly Product[]): number | undefined {
  const [search] = useSearchParams();
  const id = Number(search.get('plan'));
  const chosen = products.some((product) => product.id === id) ? id : undefined;
  useEffect(() => {
    if (chosen !== undefined) document.getElementById(`plan-${chosen}`)?.scrollIntoView({ block: 'center' });
  }, [chosen]);
  return chosen;
}

interface PlanCardActionProps {
  mine: Subscription;
  product: Product;
  cycle: Cycle;
  action: PlanAction;
  /** The single primary action of the page. */
  isHot: boolean;
  onSchedule: () => void;
  onCancel: () => void;
}

/** The single action for a package. */
function PlanCardAction({ mine, product, cycle, action, isHot, onSchedule, onCancel }: PlanCardActionProps) {
  const t = useTexts(plansTexts);
  const { name } = product;
  switch (action.kind) {
    case 'buy':
    case 'upgrade':
    case 'complimentary':
      return (
        <CheckoutLink mine={mine} product={product} cycle={cycle} isHot={isHot && action.kind !== 'complimentary'} />
      );
    case 'schedule':
      return (
        <Button block variant="outline" onClick={onSchedule}>
          {/* The same package with another cycle is named by the cycle. */}
          {mine.paid?.packageId === product.id ? t('plans.actions.shorter') : t('plans.actions.schedule', { name })}
        </Button>
      );
    case 'scheduled':
    case 'keep':
      return (
        <UndoButton block mine={mine}>
          {action.kind === 'keep' ? t('plans.actions.keep', { name }) : t('plans.scheduled.undo')}
        </UndoButton>
      );
    case 'cancel':
    case 'cancelNow':
      return (
        <Button block variant="outline" onClick={onCancel}>
          {t('plans.actions.cancel')}
        </Button>
      );
    case 'payFirst':
      return (
        <RouterLinkButton block variant="outline" to="/wallet">
          {t('plans.actions.payFirst')}
        </RouterLinkButton>
      );
    case 'own':
      return (
        <Row as="p" gap={2} align="center" justify="center" tone="brand" weight="medium" className={styles.own}>
          <Check size={20} aria-hidden="true" />
          {t(mine.paid && mine.startsAfter ? 'plans.actions.bought' : 'plans.actions.own')}
        </Row>
      );
    default:
      return null;
  }
}

type CheckoutLinkProps = Pick<PlanCardActionProps, 'mine' | 'product' | 'cycle' | 'isHot'>;

function CheckoutLink({ mine, product, cycle, isHot }: CheckoutLinkProps) {
  const t = useTexts(plansTexts);
  const { name } = product;
  const upgrade =
    mine.paid?.packageId === product.id ? t('plans.actions.longer') : t('plans.actions.upgrade', { name });
  return (
    <RouterLinkButton block variant={isHot ? 'hot' : 'outline'} to={checkoutHref(product.id, cycle)}>
      {mine.paid ? upgrade : t('plans.actions.buy', { name })}
    </RouterLinkButton>
  );
}
