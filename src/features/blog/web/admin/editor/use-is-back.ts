import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Whoever only had a look at the preview knows what was typed; after a reload that is forgotten. */
export function useIsBack(): boolean {
  const { state } = useLocation();
  const [isBack] = useState(state === 'back');
  useEffect(() => {
    if (isBack) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [isBack]);
  return isBack;
}
