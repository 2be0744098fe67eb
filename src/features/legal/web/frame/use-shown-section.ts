import { useEffect, useState } from 'react';

/** Where the eye reads: a little below the upper edge. */
const readingLine = 140;

/** The section that is being read. Nobody is anywhere until the page has come to life. */
export function useShownSection(ids: readonly string[]): string | undefined {
  const [shown, setShown] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    const all = joined.split(' ');
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const passed = all.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= readingLine;
      });
      setShown(isAtEnd ? all.at(-1) : passed.at(-1));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [joined]);
  return shown;
}
