import { ConfirmAction } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { useMomentText } from './moment-text.ts';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import { holdsFromOf, type PriceDraft } from './price-draft.ts';

interface SurePriceDialogProps {
  draft: PriceDraft;
  onClose: () => void;
  onConfirm: () => void;
  isPending: boolean;
}

const isolated = (typed: string): string => `\u2066₪${typed}\u2069`;

export function SurePriceDialog({ draft, onClose, onConfirm, isPending }: SurePriceDialogProps) {
  const t = useTexts(packagesAdminTexts);
  const momentText = useMomentText();
  const from = holdsFromOf(draft, new Date()) ?? new Date();
  return (
    <ConfirmAction
      title={t('packagesAdmin.prices.sure', { month: isolated(draft.monthly), year: isolated(draft.yearly) })}
      text={
        draft.when === 'now'
          ? t('packagesAdmin.prices.sureNow')
          : t('packagesAdmin.prices.sureLater', { date: momentText(from) })
      }
      action={t('packagesAdmin.prices.confirm')}
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      isPending={isPending}
    />
  );
}
