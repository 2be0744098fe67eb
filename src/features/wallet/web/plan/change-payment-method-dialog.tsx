import { type FormEvent, useRef, useState } from 'react';
import { type MethodChoice, MethodPicker, type MethodPickerHandle, useIsDemo } from '#features/payments/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { walletTexts } from '../texts.ts';
import { useCharge } from './use-charge.ts';

interface ChangePaymentMethodDialogProps {
  isOpen: boolean;
  onClose: () => void;
  current: number | null;
  /** A failed charge is outstanding and is retried with the new card at once. */
  isOwed: boolean;
}

/** Selects the card that the subscription is charged to: a saved or a new one. */
export function ChangePaymentMethodDialog({ isOpen, onClose, current, isOwed }: ChangePaymentMethodDialogProps) {
  const t = useTexts(walletTexts);
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={t('wallet.change.title')}
        description={t(isOwed ? 'wallet.change.owed' : 'wallet.change.text')}
        // A click outside must not discard the input; the bank's own window is outside it too.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <ChangePaymentMethodForm current={current} isOwed={isOwed} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

type ChangePaymentMethodFormProps = Pick<ChangePaymentMethodDialogProps, 'current' | 'isOwed'> & { onDone: () => void };

function ChangePaymentMethodForm({ current, isOwed, onDone }: ChangePaymentMethodFormProps) {
  const t = useTexts(walletTexts);
  const isDemo = useIsDemo();
  const [choice, setChoice] = useState<MethodChoice>(current);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const picker = useRef<MethodPickerHandle>(null);
  const { charge, isPending } = useCharge(isOwed, onDone);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting || isPending) return;
    setIsSubmitting(true);
    // Errors are shown beside the fields.
    const methodId = await picker.current?.resolveMethod().catch(() => undefined);
    setIsSubmitting(false);
    if (methodId !== undefined) charge(methodId);
  };
  return (
    <Stack as="form" gap={5} onSubmit={save} noValidate>
      <MethodPicker
        ref={picker}
        label={isOwed ? undefined : t('wallet.change.label')}
        value={choice}
        onChange={setChoice}
      />
      {!(isDemo && choice === 'new') && (
        <Button type="submit" block loading={isSubmitting || isPending}>
          {t(isOwed ? 'wallet.change.pay' : 'wallet.change.save')}
        </Button>
      )}
    </Stack>
  );
}
