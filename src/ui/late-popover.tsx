import type { LucideIcon } from 'lucide-react';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { errorTexts } from '#i18n/shared-texts.ts';
import { Badge } from './badge.tsx';
import styles from './late-popover.module.css';
import { useTexts } from './locale.tsx';
import { toast } from './toast-store.ts';

const maxShown = 9;

export interface LatePanelProps {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** What it hangs on, and what the focus goes back to. */
  button: RefObject<HTMLButtonElement | null>;
}

interface LatePopoverProps {
  icon: LucideIcon;
  /** What the button is called, the count in words. */
  label: string;
  count: number;
  load(): Promise<ComponentType<LatePanelProps>>;
}

/** The button is there at once, and says how much waits; what it opens loads when a finger or the focus comes near. */
export function LatePopover({ icon: Icon, label, count, load }: LatePopoverProps) {
  const t = useTexts(errorTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<LatePanelProps>>();
  const fetchPanel = () => load().then((loaded) => setPanel(() => loaded));
  const expect = () => void fetchPanel().catch(() => undefined);
  const press = () => {
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
        onPointerEnter={expect}
        onFocus={expect}
        onClick={press}
      >
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        {count > 0 && (
          <Badge className={styles.count} variant="count" aria-hidden="true">
            <bdi dir="ltr">{count > maxShown ? `${maxShown}+` : count}</bdi>
          </Badge>
        )}
      </button>
      {Panel && <Panel isOpen={isOpen} setOpen={setOpen} button={button} />}
    </>
  );
}
