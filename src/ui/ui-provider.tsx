import { Direction, Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { useLocale } from './locale.tsx';
import { Toaster } from './toaster.tsx';

interface UiProviderProps {
  children: ReactNode;
}

/** Stands once, inside the LocaleProvider. */
export function UiProvider({ children }: UiProviderProps) {
  const { direction } = useLocale();
  return (
    <Direction.Provider dir={direction}>
      <Tooltip.Provider delayDuration={300}>
        {children}
        <Toaster />
      </Tooltip.Provider>
    </Direction.Provider>
  );
}
