import { ChevronDown, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import type { MoveWish } from '../move/move-wish.ts';
import { needs, type Step, stepsFor } from '../move/needs.ts';
import { moveTexts } from '../move-texts.ts';
import { queueTexts } from '../queue-texts.ts';
import { maxFiles } from '../state/file-links.ts';
import { FilesMenu } from './files-menu.tsx';
import styles from './order-list.module.css';

interface PickBarProps {
  orders: readonly WorkshopOrder[];
  onClear: () => void;
  onMove: (wish: MoveWish) => void;
}

/** What can be done with all that are marked: first the step that brings most of them on. */
export function PickBar({ orders, onClear, onMove }: PickBarProps) {
  const t = useTexts(queueTexts);
  const moves = useTexts(moveTexts);
  const count = orders.length;
  const [first, ...others] = count > maxFiles ? [] : stepsFor(orders);
  const ask = ({ event, able }: Step<WorkshopOrder>) => onMove({ event, orders: able, left: count - able.length });
  return (
    <section className={styles.picked} aria-label={t('workshopQueue.pick.bar')}>
      <p className={styles.count} role="status">
        {count > maxFiles ? t('workshopQueue.pick.many') : t('workshopQueue.pick.count', { count })}
      </p>
      <Button
        className={styles.clear ?? ''}
        variant="ghost"
        size="sm"
        onClick={onClear}
        aria-label={t('workshopQueue.pick.clear')}
        title={t('workshopQueue.pick.clear')}
      >
        <X aria-hidden="true" />
      </Button>
      {count <= maxFiles && <FilesMenu ids={orders.map(({ id }) => id)} className={styles.act ?? ''} />}
      {others.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button className={styles.act ?? ''} variant="outline" size="sm">
              {t('workshopQueue.pick.other')}
              <ChevronDown aria-hidden="true" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {others.map((step) => (
              <DropdownMenuItem
                key={step.event}
                destructive={needs[step.event].isDestructive ?? false}
                onSelect={() => ask(step)}
              >
                {moves(`workshopMove.button.${step.event}`)}
                <span className={styles.menuCount}>{step.able.length}</span>
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {first && (
        <Button className={styles.act ?? ''} size="sm" onClick={() => ask(first)}>
          {moves(`workshopMove.button.${first.event}`)}
          {first.able.length < count && ` (${first.able.length})`}
        </Button>
      )}
    </section>
  );
}
