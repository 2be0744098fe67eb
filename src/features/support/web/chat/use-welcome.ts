import { useEffect, useState } from 'react';

const welcomeMilliseconds = 500;

/** The moment of the welcome: so long after the chat is first opened, and once in the life of the page. */
export function useWelcome(isOpen: boolean): string | undefined {
  const [at, setAt] = useState<string>();
  useEffect(() => {
    if (!isOpen || at) return;
    const timer = setTimeout(() => setAt(new Date().toISOString()), welcomeMilliseconds);
    return () => clearTimeout(timer);
  }, [isOpen, at]);
  return at;
}
