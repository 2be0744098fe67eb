import '#ui/tokens.css';
import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { browserSurroundings } from '../page-root/browser-surroundings.ts';
import { PageRoot } from '../page-root/page-root.tsx';
import { AppLayout } from './app-layout.tsx';
import { AppNotFound } from './app-not-found.tsx';
import { appPages } from './app-table.ts';
import { Guarded } from './guarded.tsx';

const router = createBrowserRouter([
  {
    element: <AppLayout />,
    HydrateFallback: () => null,
    children: [
      ...Object.entries(appPages).map(([path, { access, load }]) => ({
        path,
        lazy: async () => {
          const { Page } = await load();
          return {
            element: (
              <Guarded access={access}>
                <Page />
              </Guarded>
            ),
          };
        },
      })),
      { path: '*', element: <AppNotFound /> },
    ],
  },
]);

const container = document.getElementById('root');
if (container) {
  const { report, ...surroundings } = browserSurroundings();
  createRoot(container, { onUncaughtError: (error) => report('react.uncaught', error) }).render(
    <PageRoot {...surroundings}>
      <RouterProvider router={router} />
    </PageRoot>,
  );
  document.documentElement.dataset.ready = 'true';
}
