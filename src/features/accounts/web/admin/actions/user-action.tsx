import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAdminCall } from '#features/admin/web/index.ts';
import type { ButtonVariant } from '#ui/controls/button.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
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
  const call = useAdminCall<unknown>({
    call: action.call,
    onDone: () => action.onDone?.(),
    ...(action.done && { done: action.done }),
    ...(action.onFields && { onFields: action.onFields }),
  });
  return (
    <ConfirmButton
      variant={variant}
      size="sm"
      call={{ ...call, send: () => (action.canSend?.() ?? true) && call.send() }}
      title={action.title}
      description={action.text}
      confirm={action.action}
      destructive={action.isDangerous ?? false}
      staysOpen
      details={children}
    >
      <Icon aria-hidden="true" />
      {button}
    </ConfirmButton>
  );
}
