import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { MayChange, useAdminCall } from '#features/admin/web/index.ts';
import type { ButtonVariant } from '#ui/controls/button.tsx';
import type { SchemaForm } from '#ui/forms/form.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import type { Api } from '#web-kit/api/api-client.tsx';

interface UserActionProps<I extends FieldValues, O> {
  button: string;
  icon: LucideIcon;
  variant?: ButtonVariant;
  title: string;
  text: string;
  action: string;
  /** The other button, where "cancel" would be ambiguous. */
  keep?: string;
  isDangerous?: boolean;
  call: (api: Api, values: O) => Promise<unknown>;
  done?: string;
  /** Form of the fields in the dialog, which stays open while they are invalid. */
  form?: SchemaForm<I, O>;
  /** Runs after success; the input can be reset. */
  onDone?: () => void;
  children?: ReactNode;
}

/** A button with a confirmation dialog that runs the action. */
export function UserAction<I extends FieldValues = FieldValues, O = void>({
  button,
  icon: Icon,
  variant = 'outline',
  form,
  children,
  ...action
}: UserActionProps<I, O>) {
  const call = useAdminCall<unknown, O>({
    call: action.call,
    onDone: () => action.onDone?.(),
    ...(action.done && { done: action.done }),
    onFields: form?.showFields,
  });
  const submit = form?.handleSubmit(call.send);
  const send = () => (submit ? void submit() : call.send(undefined as O));
  return (
    <MayChange>
      <ConfirmButton
        variant={variant}
        size="sm"
        call={{ ...call, send }}
        title={action.title}
        description={action.text}
        confirm={action.action}
        cancel={action.keep}
        destructive={action.isDangerous ?? false}
        staysOpen
        details={children}
      >
        <Icon aria-hidden="true" />
        {button}
      </ConfirmButton>
    </MayChange>
  );
}
