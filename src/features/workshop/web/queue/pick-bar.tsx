import { ChevronDown, FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { SelectionBar } from '#ui/lists/selection.tsx';
import { useTexts } from '#ui/locale.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { fileIcons } from '../components/file-link.tsx';
import { queueTexts } from '../queue-texts.ts';
import { fileHref, maxFiles, orderFiles, useFile } from '../state/files.ts';
import { needs, type Step, stepsFor } from '../transition/needs.ts';
import type { TransitionRequest } from '../transition/transition-input.ts';
import { transitionTexts } from '../transition-texts.ts';
import styles from './queue.module.css';

interface PickBarProps {
  orders: readonly WorkshopOrder[];
  onClear: () => void;
  onTransition: (request: TransitionRequest) => void;
}

/** Actions on all selected orders: first the step that advances most of them. */
export function PickBar({ orders, onClear, onTransition }: PickBarProps) {
  const t = useTexts(queueTexts);
  const tTransition = useTexts(transitionTexts);
  const count = orders.length;
  const [first, ...others] = count > maxFiles ? [] : stepsFor(orders);
  const requestTransition = ({ event, able }: Step<WorkshopOrder>) =>
    onTransition({ event, orders: able, skippedCount: count - able.length });
  return (
    <SelectionBar
      label={t('workshopQueue.pick.bar')}
      text={count > maxFiles ? t('workshopQueue.pick.many') : t('workshopQueue.pick.count', { count })}
      clearLabel={t('workshopQueue.pick.clear')}
      onClear={onClear}
    >
      {count <= maxFiles && <FilesMenu ids={orders.map(({ id }) => id)} />}
      {others.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline" size="sm">
              {t('workshopQueue.pick.other')}
              <ChevronDown aria-hidden="true" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {others.map((step) => (
              <DropdownMenuItem
                key={step.event}
                destructive={needs[step.event].isDestructive ?? false}
                onSelect={() => requestTransition(step)}
              >
                {tTransition(`workshopMove.button.${step.event}`)}
                <span className={styles.menuCount}>{step.able.length}</span>
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {first && (
        <Button size="sm" onClick={() => requestTransition(first)}>
          {tTransition(`workshopMove.button.${first.event}`)}
          {first.able.length < count && ` (${first.able.length})`}
        </Button>
      )}
    </SelectionBar>
  );
}

function FilesMenu({ ids }: { ids: readonly number[] }) {
  const t = useTexts(queueTexts);
  const { handleClick, isPending } = useFile();
  // Controlled, because a click handled here does not close the menu by itself.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DropdownMenu open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="sm" loading={isPending}>
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
                handleClick(event);
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
