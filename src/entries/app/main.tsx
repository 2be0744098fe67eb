import '#ui/tokens.css';
import '#ui/base.css';
import { Fragment, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router';
import { loadAdminReauthentication } from '#features/accounts/web/index.ts';
import { ErrorCard } from '#ui/error-card.tsx';
import { createBrowserEnvironment } from '../page-root/browser-environment.ts';
import { PageRoot } from '../page-root/page-root.tsx';
import { AppLayout } from './app-layout.tsx';
import { appPages } from './app-table.ts';
import { followPolicy } from './follow-policy.ts';
import styles from './guarded.module.css';
import { Guarded } from './guarded.tsx';

const policyLoader = ({ request }: LoaderFunctionArgs) =>
  followPolicy(request.url, document.documentElement.dataset.policy);

const router = createBrowserRouter([
  {
    element: <AppLayout />,
    HydrateFallback: () => null,
    errorElement: <AppFailed />,
    children: [
      {
        errorElement: <AppFailed />,
        children: [
          ...Object.entries(appPages).map(([path, { access, load }]) => ({
            path,
            loader: policyLoader,
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
          { path: '*', loader: policyLoader, element: <AppNotFound /> },
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

/** The app does not know this address; the server may, and says so properly if not. */
function AppNotFound() {
  useEffect(() => window.location.reload(), []);
  return null;
}

/** In place of a page that broke or could not be loaded; the frame around it, and every way elsewhere, stay. */
function AppFailed() {
  return (
    <div className={styles.place}>
      <ErrorCard level="h1" onRetry={() => window.location.reload()} homeHref="/" />
    </div>
  );
}
