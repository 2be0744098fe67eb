import { useState } from 'react';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';

type Theme = 'light' | 'dark';

const key = 'supportChatTheme';

function chosen(): Theme | undefined {
  const kept = readStored('sessionStorage', key);
  return kept === 'light' || kept === 'dark' ? kept : undefined;
}

const isPageDark = (): boolean => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The window alone turns dark or light, for the session; until then it looks as the page does. */
export function useTheme(): { readonly theme: Theme | undefined; readonly isDark: boolean; toggle(): void } {
  const [theme, setTheme] = useState(chosen);
  const isDark = theme ? theme === 'dark' : isPageDark();
  const toggle = () => {
    const next = isDark ? 'light' : 'dark';
    writeStored('sessionStorage', key, next);
    setTheme(next);
  };
  return { theme, isDark, toggle };
}
