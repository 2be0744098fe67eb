import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { adminPackagesApi, type DatedPrice } from '../../admin-contract.ts';
import { useMomentText } from './moment-text.ts';
import { packagesAdminTexts } from './packages-admin-texts.ts';

interface DropPriceDialogProps {
  id: number;
  price: DatedPrice;
  onClose: () => void;
}

export function DropPriceDialog({ id, price, onClose }: DropPriceDialogProps) {
  const t = useTexts(packagesAdminTexts);
  const momentText = useMomentText();
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(adminPackagesApi.dropPrice, { params: { id, priceId: price.id } }),
    onDone: onClose,
    done: t('packagesAdmin.prices.dropped'),
  });
  return (
    <ConfirmAction
      title={t('packagesAdmin.prices.dropTitle', { date: momentText(price.holdsFrom) })}
      text={t('packagesAdmin.prices.dropText')}
      action={t('packagesAdmin.prices.drop')}
      isDangerous
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isPending={isPending}
    />
  );
}
