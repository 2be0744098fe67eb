import { Direction } from 'radix-ui';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { PlainToaster } from './feedback/plain-toaster.tsx';
import { subscribeToToasts, visibleToasts } from './feedback/toast-store.ts';
import { useLocale } from './locale.tsx';

const Toaster = lazy(() =>
  import('./feedback/toaster.tsx').then(
    ({ Toaster }) => ({ default: Toaster }),
    () => ({ default: PlainToaster }),
  ),
);

interface UiProviderProps {
  children: ReactNode;
}

/** Stands once, inside the LocaleProvider. What shows messages loads with the first message. */
export function UiProvider({ children }: UiProviderProps) {
  const { direction } = useLocale();
  const hasToasts = useSyncExternalStore(
    subscribeToToasts,
    () => visibleToasts().length > 0,
    () => false,
  );
  return (
    <Direction.Provider dir={direction}>
      {children}
      {/* An open dialog hides all else from those who cannot see, but nothing that is live: messages stay within reach. */}
      <div aria-live="off">
        {hasToasts && (
          <Suspense fallback={null}>
            <Toaster />
          </Suspense>
        )}
      </div>
    </Direction.Provider>
  );
}
