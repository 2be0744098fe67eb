import { useEffect, useState } from 'react';

/** The last sections cannot scroll up to the reading line: returns the one in the URL's hash, else the last. */
function atTheEnd<Id extends string>(ids: readonly Id[], passed: number): Id | undefined {
  const requested = window.location.hash.slice(1);
  return ids.slice(passed).find((id) => id === requested) ?? ids.at(-1);
}

/**
 * The section currently being read, by the ID of its element; undefined before hydration and above the first section.
 * The reading line is in pixels, slightly below the header.
 */
export function useSectionInView<Id extends string>(ids: readonly Id[], readingLine: number): Id | undefined {
  const [current, setCurrent] = useState<Id>();
  const joined = ids.join(' ');
  useEffect(() => {
    const all = joined.split(' ') as Id[];
    const update = () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const passed = all.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= readingLine;
      });
      setCurrent(isAtEnd ? atTheEnd(all, passed.length) : passed.at(-1));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [joined, readingLine]);
  return current;
}
