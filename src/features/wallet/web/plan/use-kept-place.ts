import { useEffect, useRef } from 'react';

/** The button that asked to cancel is gone once that is done: the keyboard stays where it was, and does not start over. */
export function useKeptPlace(isGone: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasThere = useRef(false);
  useEffect(() => {
    if (!isGone) wasThere.current = true;
    else if (wasThere.current) {
      wasThere.current = false;
      // After the dialog has given the keyboard back to nobody.
      const timer = setTimeout(() => document.activeElement === document.body && place.current?.focus(), 50);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [isGone]);
  return place;
}
