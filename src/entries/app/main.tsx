import '#ui/tokens.css';
import '#ui/base.css';
import { Fragment, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router';
import { loadAdminReauthentication } from '#features/accounts/web/index.ts';
import { ErrorCard } from '#ui/feedback/query-content.tsx';
import { useTexts } from '#ui/locale.tsx';
import { layoutTexts } from '../layout/texts.ts';
import { createBrowserEnvironment } from '../page-root/browser-environment.ts';
import { PageRoot } from '../page-root/page-root.tsx';
import { AppLayout, PageSkeleton } from './app-layout.tsx';
import { appPages } from './app-table.ts';
import { followPolicy } from './follow-policy.ts';
import styles from './guarded.module.css';
import { Guarded } from './guarded.tsx';

const policyLoader = ({ request }: LoaderFunctionArgs) =>
  followPolicy(request.url, document.documentElement.dataset.policy);

const router = createBrowserRouter([
  {
    element: <AppLayout />,
    errorElement: <AppFailed />,
    children: [
      {
        errorElement: <AppFailed />,
        children: [
          ...Object.entries(appPages).map(([path, { access, load }]) => ({
            path,
            loader: policyLoader,
            HydrateFallback: PageSkeleton,
            lazy: async () => {
              const [{ Page }, Around] = await Promise.all([
                load(),
                access === 'admin' ? loadAdminReauthentication() : Fragment,
              ]);
              return {
                element: (
                  <Guarded access={access}>
                    <Around>
                      <Page />
                    </Around>
                  </Guarded>
                ),
              };
            },
          })),
          { path: '*', loader: policyLoader, HydrateFallback: PageSkeleton, element: <AppNotFound /> },
        ],
      },
    ],
  },
]);

const container = document.getElementById('root');
if (container) {
  const { report, ...environment } = createBrowserEnvironment();
  createRoot(container, { onUncaughtError: (error) => report('react.uncaught', error) }).render(
    <PageRoot {...environment}>
      <RouterProvider router={router} onError={(error) => report('react.page', error)} />
    </PageRoot>,
  );
  document.documentElement.dataset.ready = 'true';
}

/** The app has no route for this path; a reload lets the server respond, with a proper 404 if necessary. */
function AppNotFound() {
  useEffect(() => window.location.reload(), []);
  return null;
}

const reload = () => window.location.reload();

/** Shown instead of a page that crashed or failed to load; the layout and navigation remain. */
function AppFailed() {
  const t = useTexts(layoutTexts);
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  // Offline a reload would replace the app by the browser's own message.
  const retry = () => navigator.onLine && reload();
  return (
    <div className={styles.location}>
      <ErrorCard
        level="h1"
        onRetry={retry}
        {...(isOffline ? { type: 'network', message: t('layout.offline') } : { homeHref: '/' })}
      />
    </div>
  );
}
