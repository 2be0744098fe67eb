import '#ui/tokens.css';
import '#ui/base.css';
import { Component, type ComponentType, Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorCard } from '#ui/feedback/query-content.tsx';
import { useTexts } from '#ui/locale.tsx';
import { browserHistory, createRouter, patternOf, RouterProvider, Routes, useLocation } from '#ui/router.tsx';
import { readFileLists } from '#web-kit/load-with-files.ts';
import { layoutTexts } from '../layout/texts.ts';
import { needsOwnDocument } from '../page-paths.ts';
import { createBrowserEnvironment } from '../page-root/browser-environment.ts';
import { PageRoot } from '../page-root/page-root.tsx';
import { AppLayout, PageSkeleton } from './app-layout.tsx';
import { type AppPage, appPages } from './app-table.ts';
import styles from './guarded.module.css';
import { Guarded } from './guarded.tsx';

const loadAroundAdmin = async () => (await import('./pages/around-admin.tsx')).loadAroundAdmin();

/** Pages whose code is here, which so are shown at once. */
const loadedPages = new Map<AppPage['load'], ComponentType>();
const lazyPages = new Map<AppPage['load'], ComponentType>();

async function loadPage({ access, load }: AppPage): Promise<ComponentType> {
  const [{ Page }, Around] = await Promise.all([load(), access === 'admin' ? loadAroundAdmin() : Fragment]);
  const loaded = () => (
    <Around>
      <Page />
    </Around>
  );
  // Loaded twice, it stays the same component: a page that is shown must not start anew.
  const page = loadedPages.get(load) ?? loaded;
  loadedPages.set(load, page);
  return page;
}

function lazyPage(page: AppPage): ComponentType {
  const known = lazyPages.get(page.load);
  if (known) return known;
  const created = lazy(async () => ({ default: await loadPage(page) }));
  lazyPages.set(page.load, created);
  return created;
}

function LoadedPage({ page }: { page: AppPage }) {
  // Chosen once per visit: the lazy component stays when its code arrives.
  const [Page] = useState(() => loadedPages.get(page.load) ?? lazyPage(page));
  return (
    <Guarded access={page.access}>
      <Page />
    </Guarded>
  );
}

/** One key for all addresses of a page: another section of it must not remount it. */
const keys = new Map<AppPage['load'], number>();
const keyOf = ({ load }: AppPage): number => {
  const key = keys.get(load) ?? keys.size;
  keys.set(load, key);
  return key;
};

const pages = Object.fromEntries(
  Object.entries(appPages).map(([path, page]) => [path, <LoadedPage key={keyOf(page)} page={page} />]),
);

const loadPath = async (pathname: string): Promise<void> => {
  const pattern = patternOf(Object.keys(appPages) as (keyof typeof appPages)[], pathname);
  // A page that cannot load says so when it is opened.
  if (pattern) await loadPage(appPages[pattern]).catch(() => undefined);
};
const router = createRouter(browserHistory(), {
  needsDocument: (pathname) => needsOwnDocument(pathname, document.documentElement.dataset.policy),
  prefetch: loadPath,
});

/**
 * How long the page's code may hold up the start, while the document's skeleton is shown: React keeps a skeleton of its
 * own for as long, though the code, which the document names, is mostly here a moment later.
 */
const codeMilliseconds = 300;
/** By then the first page has its data. */
const idleMilliseconds = 3_000;
const container = document.getElementById('root');
if (container) {
  await Promise.race([loadPath(location.pathname), new Promise((resolve) => setTimeout(resolve, codeMilliseconds))]);
  const { report, ...environment } = createBrowserEnvironment();
  const reportPage = (error: unknown) => report('react.page', error);
  createRoot(container, { onUncaughtError: (error) => report('react.uncaught', error) }).render(
    <PageRoot {...environment}>
      <RouterProvider router={router}>
        <PageBoundary onError={reportPage}>
          <AppLayout>
            <PageBoundary onError={reportPage}>
              <Suspense fallback={<PageSkeleton />}>
                <Routes pages={pages} otherwise={<AppNotFound />} />
              </Suspense>
            </PageBoundary>
          </AppLayout>
        </PageBoundary>
      </RouterProvider>
    </PageRoot>,
  );
  document.documentElement.dataset.ready = 'true';
  // Safari has no idle callbacks.
  setTimeout(() => readFileLists().catch(() => undefined), idleMilliseconds);
}

interface PageBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Another page is tried when the address changes. */
function PageBoundary(props: PageBoundaryProps) {
  return <Boundary {...props} path={useLocation().pathname} />;
}

interface BoundaryState {
  readonly path: string;
  readonly hasFailed: boolean;
}

class Boundary extends Component<PageBoundaryProps & { path: string }, BoundaryState> {
  override state: BoundaryState = { path: this.props.path, hasFailed: false };
  static getDerivedStateFromError = (): Partial<BoundaryState> => ({ hasFailed: true });
  static getDerivedStateFromProps = ({ path }: { path: string }, state: BoundaryState): BoundaryState | null =>
    path === state.path ? null : { path, hasFailed: false };
  override componentDidCatch(error: unknown) {
    // One that could not be loaded is tried again on the next visit.
    lazyPages.clear();
    this.props.onError(error);
  }
  override render() {
    return this.state.hasFailed ? <AppFailed /> : this.props.children;
  }
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
