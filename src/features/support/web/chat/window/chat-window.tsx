import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { useLocale } from '#ui/locale.tsx';
import type { WindowState, WindowStep } from '../logic/window-state.ts';
import { useTheme } from '../use-theme.ts';
import styles from './chat-window.module.css';
import { WindowButtons } from './window-buttons.tsx';

interface ChatWindowProps {
  place: RefObject<HTMLElement | null>;
  state: Exclude<WindowState, 'hidden'>;
  title: ReactNode;
  /** Before the title: the way back. */
  start?: ReactNode;
  badges: ReactNode;
  unread: number;
  onStep(step: WindowStep): void;
  children: ReactNode;
}

/** Stands beside the page and leaves it usable. Escape makes it small. */
export function ChatWindow({ place, state, title, start, badges, unread, onStep, children }: ChatWindowProps) {
  const titleId = useId();
  const { direction } = useLocale();
  const { theme, isDark, toggle } = useTheme();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || state !== 'open') return;
    event.preventDefault();
    onStep('minimize');
  };
  return (
    <section
      ref={place}
      className={styles.window}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-state={state}
      data-direction={direction}
      data-theme={theme}
      onKeyDown={press}
    >
      <div className={styles.head}>
        {start}
        <div className={styles.words}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          {state === 'open' && <div className={styles.badges}>{badges}</div>}
        </div>
        <WindowButtons state={state} unread={unread} isDark={isDark} onDark={toggle} onStep={onStep} />
      </div>
      {state === 'open' && children}
    </section>
  );
}
