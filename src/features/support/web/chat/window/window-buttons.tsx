import { ChevronUp, Minus, Moon, Sun, X } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import type { WindowState, WindowStep } from '../logic/window-state.ts';
import styles from './chat-window.module.css';
import { CountBadge } from './count-badge.tsx';

interface WindowButtonsProps {
  state: WindowState;
  unread: number;
  isDark: boolean;
  onDark(): void;
  onStep(step: WindowStep): void;
}

export function WindowButtons({ state, unread, isDark, onDark, onStep }: WindowButtonsProps) {
  const t = useTexts(chatTexts);
  const isOpen = state === 'open';
  const Look = isDark ? Sun : Moon;
  const Size = isOpen ? Minus : ChevronUp;
  return (
    <div className={styles.buttons}>
      {!isOpen && unread > 0 && <CountBadge count={unread} />}
      {isOpen && (
        <button
          type="button"
          className={styles.button}
          aria-pressed={isDark}
          aria-label={t('chat.window.dark')}
          onClick={onDark}
        >
          <Look size={18} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'chat.window.minimize' : 'chat.window.expand')}
        data-size-toggle
        onClick={() => onStep('toggle')}
      >
        <Size size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t('chat.window.close')}
        onClick={() => onStep('close')}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
