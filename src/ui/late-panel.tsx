import { type ReactNode, useRef } from 'react';
import styles from './late-panel.module.css';
import type { LatePanelProps } from './late-popover.tsx';
import { Popover, PopoverAnchor, PopoverContent } from './popover.tsx';

interface Props extends LatePanelProps {
  title: string;
  foot: ReactNode;
  children: ReactNode;
}

/** The half of a `LatePopover` that comes late: a heading, a list that scrolls, and one way on beneath it. */
export function LatePanel({ isOpen, setOpen, button, title, foot, children }: Props) {
  const wentElsewhere = useRef(false);
  const goBack = (event: Event) => {
    event.preventDefault();
    if (!wentElsewhere.current) button.current?.focus();
    wentElsewhere.current = false;
  };
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverAnchor virtualRef={button as { current: HTMLButtonElement }} />
      <PopoverContent
        className={styles.panel}
        label={title}
        onCloseAutoFocus={goBack}
        onInteractOutside={(event) => {
          // The button itself closes what it opened; closed here already, its press would open it again.
          if (button.current?.contains(event.target as Node)) event.preventDefault();
          else wentElsewhere.current = true;
        }}
      >
        <h2 className={styles.heading}>{title}</h2>
        <div className={styles.scroll}>{children}</div>
        {foot}
      </PopoverContent>
    </Popover>
  );
}
