import { CirclePause, CirclePlay, Copy, EllipsisVertical, ExternalLink, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { AlertDialog, AlertDialogContent } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { useTexts } from '#ui/locale.tsx';
import { cardsTexts } from './cards-texts.ts';
import { useCardActions } from './use-card-actions.ts';

interface ProfileMenuProps {
  profile: Profile;
  name: string;
}

export function ProfileMenu({ profile, name }: ProfileMenuProps) {
  const t = useTexts(cardsTexts);
  const actions = useCardActions(profile.id);
  const [isAsked, setIsAsked] = useState(false);
  const { status, isPrimary, address } = profile;
  const path = status === 'published' ? address : `${address}/draft`;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={t('cards.more', { name })}>
            <EllipsisVertical aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={ExternalLink} onSelect={() => window.open(path, '_blank', 'noopener')}>
            {t('cards.open')}
          </DropdownMenuItem>
          <DropdownMenuItem icon={Copy} onSelect={() => actions.duplicate()}>
            {t('cards.duplicate')}
          </DropdownMenuItem>
          {!isPrimary && (
            <DropdownMenuItem icon={Star} onSelect={() => actions.makePrimary()}>
              {t('cards.makePrimary')}
            </DropdownMenuItem>
          )}
          {status === 'published' && (
            <DropdownMenuItem icon={CirclePause} onSelect={() => actions.pause()}>
              {t('cards.pause')}
            </DropdownMenuItem>
          )}
          {status === 'paused' && (
            <DropdownMenuItem icon={CirclePlay} onSelect={() => actions.resume()}>
              {t('cards.resume')}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem icon={Trash2} destructive onSelect={() => setIsAsked(true)}>
            {t('cards.remove')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog open={isAsked} onOpenChange={setIsAsked}>
        <AlertDialogContent
          title={t('cards.removeTitle', { name })}
          description={t('cards.removeText')}
          confirm={t('cards.removeConfirm')}
          onConfirm={() => actions.remove()}
          destructive
        />
      </AlertDialog>
    </>
  );
}
