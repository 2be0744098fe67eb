import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { shekels } from '#base/money.ts';
import type { Entitlements, Product } from '#features/packages/contract.ts';
import { planFeatureLines } from '#features/packages/domain.ts';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Caption, Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { MoneyText, useLocale, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/overlays/dialog.tsx';
import { useOpener } from '#ui/overlays/use-opener.ts';
import { Link } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { changeKind } from '../../changes.ts';
import type { Subscription } from '../../contract.ts';
import { type Cycle, cycles } from '../../domain.ts';
import { subscriptionQueries } from '../calls/subscription-queries.ts';
import { dayText } from '../day-text.ts';
import { checkoutHref, planOffer } from '../plans/plan-action.ts';
import { planQueries } from '../plans/plan-queries.ts';
import styles from './offer-section.module.css';
import { upgradeTexts } from './upgrade-texts.ts';

export interface UpgradeWindowProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Why it is shown, in the caller's words. */
  reason: string;
  /** What the user retains without an upgrade. */
  retainedNote?: string;
  /** The entitlements that a package needs to be offered; without it the next larger package is offered. */
  helps?: (entitlements: Entitlements) => boolean;
}

export function UpgradeWindow(props: UpgradeWindowProps) {
  const t = useTexts(upgradeTexts);
  const onCloseAutoFocus = useOpener(props.isOpen);
  const [chosenCycle, setCycle] = useState<Cycle>('yearly');
  const { isPending, mine, offer, openCycles } = useOffer(props);
  const isPastDue = mine?.state === 'past_due';
  // Nothing is sold to an account that waits for its deletion.
  const isLeaving = Boolean(mine?.accountDeletesAt);
  const cycle = openCycles.includes(chosenCycle) ? chosenCycle : (openCycles[0] ?? chosenCycle);
  const hot = isLeaving
    ? { href: '/account/data', label: t('upgradePlan.keep') }
    : isPastDue
      ? { href: '/wallet', label: t('upgradePlan.wallet') }
      : offer
        ? { href: checkoutHref(offer.id, cycle), label: t('upgradePlan.go') }
        : { href: '/subscription', label: t('upgradePlan.compare') };
  const footer = (
    <>
      <RouterLinkButton variant="hot" to={hot.href}>
        {hot.label}
      </RouterLinkButton>
      <DialogClose asChild>
        <Button variant="outline">{t('upgradePlan.later')}</Button>
      </DialogClose>
    </>
  );
  return (
    <Dialog open={props.isOpen} onOpenChange={(isOpen) => isOpen || props.onClose()}>
      <DialogContent title={props.title} description={props.reason} footer={footer} onCloseAutoFocus={onCloseAutoFocus}>
        {props.retainedNote && <p>{props.retainedNote}</p>}
        {isPending && <SkeletonGroup label={t('upgradePlan.loading')} shapes={['block']} />}
        {isLeaving && <p>{t('upgradePlan.leaving')}</p>}
        {isPastDue && !isLeaving && <p>{t('upgradePlan.pastDue')}</p>}
        {mine && offer && !isPastDue && !isLeaving && (
          <OfferSection mine={mine} offer={offer} cycles={openCycles} cycle={cycle} onCycle={setCycle} />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Determines the offer for this user. If a query failed, the plans page still works. */
function useOffer({ isOpen, helps }: Pick<UpgradeWindowProps, 'isOpen' | 'helps'>) {
  const api = useApi();
  const { locale } = useLocale();
  const mine = useQuery({ ...subscriptionQueries.mine(locale), enabled: isOpen });
  const products = useQuery({ ...planQueries.products(api, locale), enabled: isOpen });
  const entitlements = useQuery({ ...planQueries.entitlements(api), enabled: isOpen });
  const isPending = mine.isPending || products.isPending || entitlements.isPending;
  const catalog = { products: products.data ?? [], entitlements: entitlements.data ?? [] };
  const found =
    mine.data && !isPending ? offerTo(mine.data, planOffer(catalog, mine.data.packageType, helps)) : undefined;
  // A yearly subscriber cannot change to monthly within the period.
  const canBeHad = (cycle: Cycle) =>
    found && ['first', 'upgrade'].includes(changeKind(mine.data?.paid ?? undefined, { ...found, cycle }));
  const openCycles = cycles.filter(canBeHad);
  return { isPending, mine: mine.data, offer: openCycles.length > 0 ? found : undefined, openCycles };
}

/** What the user has as a complimentary plan, or as staff, is not offered for sale. */
export const offerTo = ({ state, packageType }: Subscription, offer: Product | undefined): Product | undefined =>
  (state === 'complimentary' || state === 'staff') && offer?.packageType === packageType ? undefined : offer;

/** The specification's fixed percentage for the upgrade dialog; elsewhere the savings beside prices are computed. */
const yearlyHint = 17;

/** Native radio buttons, for built-in arrow keys, names and grouping. */
function CycleChoice({ offer: product, cycles, cycle, onCycle }: Omit<OfferSectionProps, 'mine'>) {
  const t = useTexts(upgradeTexts);
  const name = useId();
  const prices = { monthly: product.monthlyPrice, yearly: product.yearlyPrice };
  const periods = { monthly: t('upgradePlan.perMonth'), yearly: t('upgradePlan.perYear') };
  return (
    <Stack as="fieldset" gap={3} shrink className={styles.choice} data-count={cycles.length}>
      <legend>
        <VisuallyHidden>{t('upgradePlan.cycle')}</VisuallyHidden>
      </legend>
      {cycles.map((value) => (
        <Stack as="label" key={value} gap={1} justify="start" className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={value}
            checked={cycle === value}
            onChange={() => onCycle(value)}
          />
          <Row as="span" gap={2} align="center" justify="between" wrap weight="medium">
            {t(`upgradePlan.${value}`)}
            {value === 'yearly' && (
              <Badge variant="hot" size="sm">
                {t('upgradePlan.hint', { percent: yearlyHint })}
              </Badge>
            )}
          </Row>
          <span>
            <MoneyText className={styles.amount ?? ''} agorot={shekels(prices[value]).amount} /> {periods[value]}
          </span>
        </Stack>
      ))}
    </Stack>
  );
}

interface OfferSectionProps {
  mine: Subscription;
  offer: Product;
  /** The cycles that are available at once. */
  cycles: readonly Cycle[];
  cycle: Cycle;
  onCycle: (cycle: Cycle) => void;
}

/** What the larger plan includes, and its price. */
export function OfferSection({ mine, offer, cycles, cycle, onCycle }: OfferSectionProps) {
  const t = useTexts(upgradeTexts);
  const { locale } = useLocale();
  const isGift = mine.state === 'complimentary';
  const complimentaryNote = ({ packageName, until }: NonNullable<Subscription['complimentary']>) =>
    t('upgradePlan.complimentary', { name: packageName, date: dayText(until, locale) });
  return (
    <>
      <Stack as="section" gap={3} className={styles.offer} aria-label={t('upgradePlan.plan', { name: offer.name })}>
        <Text size="l" weight="strong">
          <bdi>{t('upgradePlan.plan', { name: offer.name })}</bdi>
        </Text>
        <Stack as="ul" gap={2} className={styles.lines} aria-label={t('upgradePlan.includes', { name: offer.name })}>
          {planFeatureLines(offer).map((line) => (
            <li key={line}>
              <Check size={18} aria-hidden="true" />
              <bdi>{line}</bdi>
            </li>
          ))}
        </Stack>
      </Stack>
      <CycleChoice offer={offer} cycles={cycles} cycle={cycle} onCycle={onCycle} />
      <Caption>
        {mine.paid && `${t('upgradePlan.difference')} `}
        {isGift && mine.complimentary && `${complimentaryNote(mine.complimentary)} `}
        {mine.startsAt &&
          mine.startsAfter &&
          `${t(`upgradePlan.starts.${mine.startsAfter}`, { date: dayText(mine.startsAt, locale) })} `}
        {isGift && !mine.startsAt && `${t('upgradePlan.startsNow')} `}
        {t('upgradePlan.vat')} <Link to="/subscription">{t('upgradePlan.compare')}</Link>
      </Caption>
    </>
  );
}
