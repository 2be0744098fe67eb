import { type ReactNode, useRef } from 'react';
import { useMediaQuery } from '../use-media-query.ts';
import { useOpenness } from './back-closes.ts';
import styles from './lazy-panel.module.css';
import type { LazyPanelProps } from './lazy-popover.tsx';
import { Popover, PopoverAnchor, PopoverContent } from './popover.tsx';

interface Props extends LazyPanelProps {
  title: string;
  footer: ReactNode;
  children: ReactNode;
}

/** The lazy-loaded part of a `LazyPopover`: a heading, a scrolling list, and one link below it. */
export function LazyPanel({ isOpen, setOpen, button, title, footer, children }: Props) {
  const movedFocus = useRef(false);
  // On a phone it covers the page, and "back" returns to that.
  const coversPage = useMediaQuery('(width < 640px)');
  useOpenness({ open: isOpen && coversPage, onOpenChange: setOpen });
  const goBack = (event: Event) => {
    event.preventDefault();
    if (!movedFocus.current) button.current?.focus();
    movedFocus.current = false;
  };
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverAnchor virtualRef={button as { current: HTMLButtonElement }} />
      <PopoverContent
        className={styles.panel}
        label={title}
        onCloseAutoFocus={goBack}
        onInteractOutside={(event) => {
          // The button itself toggles the panel; if it were already closed here, the click would reopen it.
          if (button.current?.contains(event.target as Node)) event.preventDefault();
          else movedFocus.current = true;
        }}
      >
        <h2 className={styles.heading}>{title}</h2>
        <div className={styles.scroll}>{children}</div>
        {footer}
      </PopoverContent>
    </Popover>
  );
}
