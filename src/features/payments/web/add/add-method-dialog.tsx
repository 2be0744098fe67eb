import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import type { PaymentMethod } from '../../contract.ts';
import { DemoMethods, useIsDemo } from '../demo-methods.tsx';
import { NewMethod, type NewMethodHandle } from '../new-method/new-method.tsx';
import { payingTexts } from '../texts.ts';

interface AddMethodDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAdded?: (method: PaymentMethod) => void;
}

/** Adds a payment method: the fields and one button. */
export function AddMethodDialog({ open, onOpenChange, onAdded }: AddMethodDialogProps) {
  const t = useTexts(payingTexts);
  const isDemo = useIsDemo();
  const added = (method: PaymentMethod) => {
    onOpenChange(false);
    toast({ title: t('paying.add.saved') });
    onAdded?.(method);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={t('paying.add.title')}
        description={t('paying.add.text')}
        // Clicking outside must not discard the input; the bank's challenge window is outside of the dialog too.
        onInteractOutside={(event) => event.preventDefault()}
      >
        {isDemo ? <DemoMethods /> : <AddMethodForm onAdded={added} />}
      </DialogContent>
    </Dialog>
  );
}

function AddMethodForm({ onAdded }: { onAdded: (method: PaymentMethod) => void }) {
  const t = useTexts(payingTexts);
  const newMethod = useRef<NewMethodHandle>(null);
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || !newMethod.current) return;
    setIsSaving(true);
    // The error is shown next to the fields.
    const method = await newMethod.current.save().catch(() => undefined);
    setIsSaving(false);
    if (method) onAdded(method);
  };
  return (
    <Stack as="form" gap={5} shrinkItems onSubmit={save} noValidate>
      <NewMethod ref={newMethod} />
      <Button type="submit" block loading={isSaving}>
        {t('paying.add.save')}
      </Button>
    </Stack>
  );
}
