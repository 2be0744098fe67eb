import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { SkeletonGroup } from '#ui/feedback/skeleton-group.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/overlays/dialog.tsx';
import type { Cycle } from '../../domain.ts';
import type { UpgradeDialogProps } from '../dialogs/use-opener.ts';
import { checkoutHref } from '../plans/plan-action.ts';
import { OfferSection } from './offer-section.tsx';
import { upgradeTexts } from './upgrade-texts.ts';
import { useOffer } from './use-offer.ts';

interface UpgradeWindowProps extends UpgradeDialogProps {
  onCloseAutoFocus: (event: Event) => void;
}

export function UpgradeWindow({ onCloseAutoFocus, ...props }: UpgradeWindowProps) {
  const t = useTexts(upgradeTexts);
  const [chosenCycle, setCycle] = useState<Cycle>('yearly');
  const { isPending, mine, offer, openCycles } = useOffer(props);
  const isPastDue = mine?.state === 'past_due';
  const cycle = openCycles.includes(chosenCycle) ? chosenCycle : (openCycles[0] ?? chosenCycle);
  const hot = isPastDue
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
        {isPastDue && <p>{t('upgradePlan.pastDue')}</p>}
        {mine && offer && !isPastDue && (
          <OfferSection mine={mine} offer={offer} cycles={openCycles} cycle={cycle} onCycle={setCycle} />
        )}
      </DialogContent>
    </Dialog>
  );
}
