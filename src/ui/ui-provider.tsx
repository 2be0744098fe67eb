import { Direction } from 'radix-ui';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { PlainToaster } from './feedback/plain-toaster.tsx';
import { subscribeToToasts, visibleToasts } from './feedback/toast-store.ts';
import { useLocale } from './locale.tsx';
import { IconTips } from './overlays/icon-tips.tsx';

const Toaster = lazy(() =>
  import('./feedback/toaster.tsx').then(
    ({ Toaster }) => ({ default: Toaster }),
    () => ({ default: PlainToaster }),
  ),
);

/** Mounted once, inside the LocaleProvider. The toaster is loaded with the first toast. */
export function UiProvider({ children }: { children: ReactNode }) {
  const { direction } = useLocale();
  const hasToasts = useSyncExternalStore(
    subscribeToToasts,
    () => visibleToasts().length > 0,
    () => false,
  );
  return (
    <Direction.Provider dir={direction}>
      {children}
      <IconTips />
      {/* An open dialog hides everything else from screen readers, except live regions: toasts stay accessible. */}
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
