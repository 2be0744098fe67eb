import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog, AlertDialogContent } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { SavedDesign } from '../../contract.ts';
import { cardHomeTexts } from './home-texts.ts';
import { useDesignActions } from './use-design-actions.ts';

interface DesignMenuProps {
  saved: SavedDesign;
  name: string;
  /** For a copy of a design whose own profile is gone. */
  fallbackProfile: number | undefined;
}

export function DesignMenu({ saved, name, fallbackProfile }: DesignMenuProps) {
  const t = useTexts(cardHomeTexts);
  const [isAsked, setIsAsked] = useState(false);
  const { duplicate, remove, isRemoving } = useDesignActions(saved, name, fallbackProfile);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="icon" variant="ghost" aria-label={t('cardHome.designs.more', { name })}>
            <Ellipsis aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {(saved.profileId ?? fallbackProfile) !== undefined && (
            <DropdownMenuItem icon={Copy} onSelect={duplicate}>
              {t('cardHome.designs.copy')}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem icon={Trash2} destructive onSelect={() => setIsAsked(true)}>
            {t('cardHome.designs.remove')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog open={isAsked} onOpenChange={setIsAsked}>
        <AlertDialogContent
          title={t('cardHome.designs.removeTitle', { name })}
          description={t('cardHome.designs.removeText')}
          confirm={t('cardHome.designs.removeConfirm')}
          destructive
          keepOpen
          loading={isRemoving}
          onConfirm={remove}
        />
      </AlertDialog>
    </>
  );
}
