import { ArrowDown, ArrowUp, Copy, EllipsisVertical, Trash2 } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { listTexts } from './list-texts.ts';

interface RowMenuProps {
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onDuplicate?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** Accessible alternative to dragging. */
export function RowMenu({ name, index, count, onMove, onDuplicate, onRemove }: RowMenuProps) {
  const t = useTexts(listTexts);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={t('lists.menu', { name })}>
          <EllipsisVertical aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={ArrowUp} disabled={index === 0} onSelect={() => onMove(index, index - 1)}>
          {t('lists.up')}
        </DropdownMenuItem>
        <DropdownMenuItem icon={ArrowDown} disabled={index === count - 1} onSelect={() => onMove(index, index + 1)}>
          {t('lists.down')}
        </DropdownMenuItem>
        {onDuplicate && (
          <DropdownMenuItem icon={Copy} onSelect={onDuplicate}>
            {t('lists.duplicate')}
          </DropdownMenuItem>
        )}
        {onRemove && (
          <DropdownMenuItem icon={Trash2} destructive onSelect={onRemove}>
            {t('lists.remove')}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
