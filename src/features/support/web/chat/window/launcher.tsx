import { MessagesSquare } from 'lucide-react';
import type { RefObject } from 'react';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import { CountBadge } from './count-badge.tsx';
import styles from './launcher.module.css';

interface LauncherProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  unread: number;
  onOpen(): void;
}

export function Launcher({ buttonRef, unread, onOpen }: LauncherProps) {
  const t = useTexts(chatTexts);
  const { direction } = useLocale();
  return (
    <button ref={buttonRef} type="button" className={styles.launcher} data-direction={direction} onClick={onOpen}>
      <MessagesSquare size={22} strokeWidth={1.75} aria-hidden="true" />
      <span>{t('chat.launcher.label')}</span>
      {unread > 0 && <CountBadge count={unread} />}
    </button>
  );
}
