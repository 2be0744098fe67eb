import '#ui/tokens.css';
import '#ui/base.css';
import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router';
import { loadAdminProof } from '#features/accounts/web/index.ts';
import { browserSurroundings } from '../page-root/browser-surroundings.ts';
import { PageRoot } from '../page-root/page-root.tsx';
import { AppFailed } from './app-failed.tsx';
import { AppLayout } from './app-layout.tsx';
import { AppNotFound } from './app-not-found.tsx';
import { appPages } from './app-table.ts';
import { followPolicy } from './follow-policy.ts';
import { Guarded } from './guarded.tsx';

const keepPolicy = ({ request }: LoaderFunctionArgs) =>
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
            loader: keepPolicy,
            lazy: async () => {
              const [{ Page }, Around] = await Promise.all([load(), access === 'admin' ? loadAdminProof() : Fragment]);
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
          { path: '*', loader: keepPolicy, element: <AppNotFound /> },
        ],
      },
    ],
  },
]);

const container = document.getElementById('root');
if (container) {
  const { report, ...surroundings } = browserSurroundings();
  createRoot(container, { onUncaughtError: (error) => report('react.uncaught', error) }).render(
    <PageRoot {...surroundings}>
      <RouterProvider router={router} onError={(error) => report('react.page', error)} />
    </PageRoot>,
  );
  document.documentElement.dataset.ready = 'true';
}
