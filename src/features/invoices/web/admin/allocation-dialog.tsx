import { useState } from 'react';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type AdminInvoice, adminInvoicesApi, allocationNumber } from '../../admin-contract.ts';
import { invoicesAdminTexts } from '../../admin-texts.ts';
import { numberText } from '../../domain.ts';

interface AllocationDialogProps {
  invoice: AdminInvoice;
  onClose: () => void;
}

/** Entered once: asked for in words before it is. */
export function AllocationDialog({ invoice: { id, number }, onClose }: AllocationDialogProps) {
  const t = useTexts(invoicesAdminTexts);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(adminInvoicesApi.setAllocation, { params: { id }, body: { allocationNumber: typed } }),
    done: t('invoicesAdmin.allocation.done'),
    onDone: onClose,
    onFields: (fields) => {
      setError(fields.allocationNumber);
      return fields.allocationNumber !== undefined;
    },
  });
  const confirm = () => {
    if (allocationNumber.safeParse(typed).success) send();
    else setError(t('invoicesAdmin.allocation.wrong'));
  };
  return (
    <ConfirmAction
      title={t('invoicesAdmin.allocation.title', { number: numberText(number) })}
      text={t('invoicesAdmin.allocation.text')}
      action={t('invoicesAdmin.allocation.action')}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      isPending={isPending}
    >
      <Field
        label={t('invoicesAdmin.allocation.label')}
        hint={t('invoicesAdmin.allocation.hint')}
        error={error}
        required
      >
        <Input
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
    </ConfirmAction>
  );
}
