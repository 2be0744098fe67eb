import type { LucideIcon } from 'lucide-react';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { errorTexts } from '#i18n/shared-texts.ts';
import { Badge } from '../feedback/badge.tsx';
import { toast } from '../feedback/toast-store.ts';
import { useTexts } from '../locale.tsx';
import styles from './lazy-popover.module.css';

const maxCount = 9;

/** The number as the badge shows it, for the button's name: whoever speaks to the page says what is written on it. */
export const badgeText = (count: number): string => (count > maxCount ? `${maxCount}+` : String(count));

export interface LazyPanelProps {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** The anchor, to which focus returns. */
  button: RefObject<HTMLButtonElement | null>;
}

interface LazyPopoverProps {
  icon: LucideIcon;
  /** The button's name, including the number on the badge. */
  label: string;
  count: number;
  load(): Promise<ComponentType<LazyPanelProps>>;
}

/** The button is rendered at once, with the count; its panel is loaded on hover or focus. */
export function LazyPopover({ icon: Icon, label, count, load }: LazyPopoverProps) {
  const t = useTexts(errorTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<LazyPanelProps>>();
  const fetchPanel = () => load().then((loaded) => setPanel(() => loaded));
  const preload = () => void fetchPanel().catch(() => undefined);
  const handleClick = () => {
    setOpen(!isOpen);
    if (Panel || isOpen) return;
    fetchPanel().catch(() => {
      setOpen(false);
      toast({ title: t('errors.network'), variant: 'destructive' });
    });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={handleClick}
      >
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        {count > 0 && (
          <Badge className={styles.count} variant="count" aria-hidden="true">
            <bdi dir="ltr">{badgeText(count)}</bdi>
          </Badge>
        )}
      </button>
      {Panel && <Panel isOpen={isOpen} setOpen={setOpen} button={button} />}
    </>
  );
}
