import { useEffect, useRef } from 'react';

/** `#slug` opens that question, on arrival and whenever a link on the page leads to one. */
export function useOpenedByHash(onAsked: () => void): void {
  const told = useRef(onAsked);
  told.current = onAsked;
  useEffect(() => {
    const look = () => {
      const asked = window.location.hash.slice(1);
      if (!asked) return;
      told.current();
      // What was searched for may have taken its place: it stands there again after the next painting.
      requestAnimationFrame(() => openQuestion(asked));
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
}

function openQuestion(id: string): void {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLDetailsElement)) return;
  found.open = true;
  found.scrollIntoView({ block: 'start' });
}
