import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { Button, type ButtonVariant } from '#ui/controls/button.tsx';
import type { SchemaForm } from '#ui/forms/use-schema-form.ts';
import type { Api } from '#web-kit/api/api-client.ts';

interface UserActionProps<I extends FieldValues, O> {
  button: string;
  icon: LucideIcon;
  variant?: ButtonVariant;
  title: string;
  text: string;
  action: string;
  isDangerous?: boolean;
  call: (api: Api, values: O) => Promise<unknown>;
  done?: string;
  /** Of the fields in the question, which stays open while something is wrong with them. */
  form?: SchemaForm<I, O>;
  /** After the call went well; what was typed may go. */
  onDone?: () => void;
  children?: ReactNode;
}

/** A button, the question before the act, and the act. */
export function UserAction<I extends FieldValues = FieldValues, O = void>({
  button,
  icon: Icon,
  variant = 'outline',
  form,
  children,
  ...action
}: UserActionProps<I, O>) {
  const [isOpen, setOpen] = useState(false);
  const { send, isPending } = useAdminCall<unknown, O>({
    call: action.call,
    onDone: () => {
      setOpen(false);
      action.onDone?.();
    },
    ...(action.done && { done: action.done }),
    onFields: form?.showFields,
  });
  return (
    <>
      <Button variant={variant} size="sm" onClick={() => setOpen(true)}>
        <Icon aria-hidden="true" />
        {button}
      </Button>
      <ConfirmAction
        title={action.title}
        text={action.text}
        action={action.action}
        isDangerous={action.isDangerous ?? false}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={form ? form.handleSubmit(send) : () => send(undefined as O)}
        isPending={isPending}
      >
        {children}
      </ConfirmAction>
    </>
  );
}
