import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { useTexts } from '#ui/locale.tsx';
import { fileIcons } from '../parts/file-icons.ts';
import { queueTexts } from '../queue-texts.ts';
import { fileHref, orderFiles } from '../state/file-links.ts';
import { useFile } from '../state/use-file.ts';

interface FilesMenuProps {
  ids: readonly number[];
  className?: string;
}

export function FilesMenu({ ids, className = '' }: FilesMenuProps) {
  const t = useTexts(queueTexts);
  const { press, isPending } = useFile();
  // A press that is answered here does not close it by itself.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DropdownMenu open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenuTrigger asChild>
        <Button className={className} variant="outline" size="sm" loading={isPending}>
          <FileDown aria-hidden="true" />
          {t('workshopQueue.files.button')}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {orderFiles.map((file) => (
          <DropdownMenuItem key={file} icon={fileIcons[file]} asChild>
            <a
              href={fileHref(file, ids)}
              download
              onClick={(event) => {
                press(event);
                setIsOpen(false);
              }}
            >
              {t(`workshopQueue.files.${file}`)}
            </a>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
