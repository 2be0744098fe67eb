import '#ui/tokens.css';
import '#ui/base.css';
import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserEnvironment } from '../page-root/browser-environment.ts';
import { PageRoot } from '../page-root/page-root.tsx';
import { readPageData } from './page-data.ts';
import { notFoundPage, profileNotFoundPage, sitePages } from './page-table.ts';
import { SiteRoot } from './site-root.tsx';

const { source, path, params, year, queries: dehydrated } = readPageData();
const found = [...Object.values(sitePages), notFoundPage, profileNotFoundPage].find((page) => page.source === source);
const container = document.getElementById('root');

if (found && container) {
  const { report, onStart, ...environment } = createBrowserEnvironment();
  const { page } = await found.load();
  hydrate(environment.queries, dehydrated);
  // `start.ts` waits for it: a radio button that is pressed before is not reported to React as changed.
  await new Promise<void>((resolve) => {
    const start = () => {
      onStart?.();
      resolve();
    };
    hydrateRoot(
      container,
      <PageRoot {...environment} onStart={start}>
        <SiteRoot page={page} path={path} params={params} year={year} />
      </PageRoot>,
      {
        onUncaughtError: (error) => report('react.uncaught', error),
        onRecoverableError: (error) => report('react.recoverable', error),
      },
    );
  });
  document.documentElement.dataset.ready = 'true';
}
