import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ButtonProps, LinkButton } from './button.tsx';

interface WhatsAppButtonProps extends Pick<ButtonProps, 'size'> {
  message: string;
  children: ReactNode;
}

/** Opens WhatsApp with a written message; the user chooses who gets it. */
export const WhatsAppButton = ({ message, children, ...rest }: WhatsAppButtonProps) => (
  <LinkButton
    {...rest}
    variant="secondary"
    href={`https://wa.me/?text=${encodeURIComponent(message)}`}
    target="_blank"
    rel="noopener noreferrer"
  >
    <MessageCircle aria-hidden="true" />
    {children}
  </LinkButton>
);
