import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { Button, type ButtonVariant } from '#ui/controls/button.tsx';
import { useShare } from './use-share.tsx';

interface ShareButtonProps {
  profile: Profile;
  variant?: ButtonVariant;
  size?: 'default' | 'sm';
  children: ReactNode;
}

export function ShareButton({ profile, variant = 'default', size = 'sm', children }: ShareButtonProps) {
  const { preloadHandlers, open, dialog } = useShare(profile);
  return (
    <>
      <Button variant={variant} size={size} {...preloadHandlers} onClick={open}>
        <Share2 aria-hidden="true" />
        {children}
      </Button>
      {dialog}
    </>
  );
}
