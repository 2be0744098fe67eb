import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { Button, type ButtonVariant } from '#ui/controls/button.tsx';
import type { Api } from '#web-kit/api/api-client.ts';

interface UserActionProps {
  button: string;
  icon: LucideIcon;
  variant?: ButtonVariant;
  title: string;
  text: string;
  action: string;
  isDangerous?: boolean;
  call: (api: Api) => Promise<unknown>;
  done?: string;
  /** False keeps the question open: what was typed has an error, which is shown. */
  canSend?: () => boolean;
  onFields?: (fields: Readonly<Record<string, string>>) => boolean;
  /** After the call went well; what was typed may go. */
  onDone?: () => void;
  children?: ReactNode;
}

/** A button, the question before the act, and the act. */
export function UserAction({ button, icon: Icon, variant = 'outline', children, ...action }: UserActionProps) {
  const [isOpen, setOpen] = useState(false);
  const { send, isPending } = useAdminCall<unknown>({
    call: action.call,
    onDone: () => {
      setOpen(false);
      action.onDone?.();
    },
    ...(action.done && { done: action.done }),
    ...(action.onFields && { onFields: action.onFields }),
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
        onConfirm={() => (action.canSend?.() ?? true) && send()}
        isPending={isPending}
      >
        {children}
      </ConfirmAction>
    </>
  );
}
