import { FileDown, ListChecks, type LucideIcon, MapPinned, Nfc, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, LinkButton } from '#ui/controls/button.tsx';
import { type OrderFile, useFile } from '../state/files.ts';

interface FileLinkProps {
  href: string;
  icon?: LucideIcon;
  variant?: ButtonVariant;
  size?: ButtonSize;
  children: ReactNode;
}

/** Link to a file that takes a while to generate. */
export function FileLink({ href, icon: Icon = FileDown, variant = 'outline', size = 'sm', children }: FileLinkProps) {
  const { handleClick, isPending } = useFile();
  return (
    <LinkButton variant={variant} size={size} loading={isPending} href={href} download onClick={handleClick}>
      <Icon aria-hidden="true" />
      {children}
    </LinkButton>
  );
}

export const fileIcons: Readonly<Record<OrderFile, LucideIcon>> = {
  print: Printer,
  chips: Nfc,
  packing: ListChecks,
  labels: MapPinned,
};
