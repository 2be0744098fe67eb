import { ChevronUp, Minus, Moon, Sun, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { RoundButton } from '#ui/controls/close-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useOpenness } from '#ui/overlays/back-closes.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import { chatTexts } from '../../chat-texts.ts';
import type { WindowState, WindowStep } from '../logic/window-state.ts';
import styles from './chat-window.module.css';

const maxCount = 99;

export function CountBadge({ count }: { count: number }) {
  const t = useTexts(chatTexts);
  return (
    <Badge variant="count">
      <bdi dir="ltr" aria-hidden="true">
        {count > maxCount ? t('chat.launcher.many') : count}
      </bdi>
      <VisuallyHidden>{t('chat.window.unread', { count })}</VisuallyHidden>
    </Badge>
  );
}

type Theme = 'light' | 'dark';

const key = 'supportChatTheme';

function chosen(): Theme | undefined {
  const stored = readStored('sessionStorage', key);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

const isPageDark = (): boolean => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The theme applies to this window only, for the session; by default it follows the page. */
function useTheme(): { readonly theme: Theme | undefined; readonly isDark: boolean; toggle(): void } {
  const [theme, setTheme] = useState(chosen);
  const isDark = theme ? theme === 'dark' : isPageDark();
  const toggle = () => {
    const next = isDark ? 'light' : 'dark';
    writeStored('sessionStorage', key, next);
    setTheme(next);
  };
  return { theme, isDark, toggle };
}

interface ChatWindowProps {
  windowRef: RefObject<HTMLElement | null>;
  state: Exclude<WindowState, 'hidden'>;
  title: ReactNode;
  /** Placed before the title: the back button. */
  start?: ReactNode;
  badges: ReactNode;
  unread: number;
  onStep(step: WindowStep): void;
  children: ReactNode;
}

/** Non-modal: the page stays usable. Escape minimizes it. */
export function ChatWindow({ windowRef, state, title, start, badges, unread, onStep, children }: ChatWindowProps) {
  const titleId = useId();
  const { direction } = useLocale();
  const { theme, isDark, toggle } = useTheme();
  // On a phone it covers the page, and "back" returns to that; beside the page it is only one thing more on it.
  const coversPage = useMediaQuery('(width < 640px)');
  useOpenness({ open: state === 'open' && coversPage, onOpenChange: () => onStep('minimize') });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || state !== 'open') return;
    event.preventDefault();
    onStep('minimize');
  };
  return (
    <section
      ref={windowRef}
      className={styles.window}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-state={state}
      data-direction={direction}
      data-theme={theme}
      onKeyDown={press}
    >
      <Row gap={1} align="center" className={styles.head}>
        {start}
        <Stack gap={1} shrink grow>
          <Text as="h2" size="m" line="snug" breakWords className={styles.title} id={titleId}>
            {title}
          </Text>
          {state === 'open' && (
            <Row gap={[1, 2]} wrap>
              {badges}
            </Row>
          )}
        </Stack>
        <WindowButtons state={state} unread={unread} isDark={isDark} onDark={toggle} onStep={onStep} />
      </Row>
      {state === 'open' && children}
    </section>
  );
}

interface WindowButtonsProps {
  state: WindowState;
  unread: number;
  isDark: boolean;
  onDark(): void;
  onStep(step: WindowStep): void;
}

function WindowButtons({ state, unread, isDark, onDark, onStep }: WindowButtonsProps) {
  const t = useTexts(chatTexts);
  const isOpen = state === 'open';
  const ThemeIcon = isDark ? Sun : Moon;
  const Size = isOpen ? Minus : ChevronUp;
  return (
    <Row fixed align="center" className={styles.buttons}>
      {!isOpen && unread > 0 && <CountBadge count={unread} />}
      {isOpen && (
        <RoundButton icon={ThemeIcon} aria-pressed={isDark} aria-label={t('chat.window.dark')} onClick={onDark} />
      )}
      <RoundButton
        icon={Size}
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'chat.window.minimize' : 'chat.window.expand')}
        data-size-toggle
        onClick={() => onStep('toggle')}
      />
      <RoundButton icon={X} aria-label={t('chat.window.close')} onClick={() => onStep('close')} />
    </Row>
  );
}
