/** Client-side navigation of the app: addresses, links, parameters, and pages that hold back who would lose input. */
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { noteEntry } from './overlays/back-closes.ts';

export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** What the page that led here passed on; it survives a reload. */
  readonly state: unknown;
}

/** An address, or the parts of it that change. */
type Destination = string | Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>;

interface NavigateOptions {
  /** Takes the place of the current entry, so that "back" skips it. */
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

interface Entry {
  readonly location: Location;
  /** How many entries precede it. */
  readonly index: number;
}

/** The visited addresses: the browser's, or a list in memory for tests and for rendering on the server. */
interface History {
  current(): Entry;
  push(entry: Entry): void;
  replace(entry: Entry): void;
  go(distance: number): void;
  /** Calls after "back" or "forward", when the address has changed already. */
  listen(onPop: () => void): void;
  /** Loads the address as a new document. */
  load(href: string): void;
}

const hrefOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

function locationOf(href: string, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(href, 'http://app.invalid');
  return { pathname, search, hash, state };
}

/** `usr` holds the state of the page, `index` the place of the entry. */
const entryState = ({ location, index }: Entry) => ({ usr: location.state, index });

export function browserHistory(): History {
  const { history, location } = window;
  let last = 0;
  const current = (): Entry => {
    // An entry that the browser made for a link to a place on the page has no state yet.
    const { usr = null, index } = (history.state ?? {}) as { usr?: unknown; index?: number };
    const entry = { location: { ...locationOf(location.href), state: usr }, index: index ?? last + 1 };
    if (index === undefined) history.replaceState({ ...history.state, ...entryState(entry) }, '');
    last = entry.index;
    return entry;
  };
  const write = (method: 'pushState' | 'replaceState', entry: Entry, layer?: number): void => {
    history[method]({ ...entryState(entry), ...(layer && { layer }) }, '', hrefOf(entry.location));
    last = entry.index;
    noteEntry();
  };
  return {
    current,
    // The entry of a window over the page is not a place to return to.
    push: (entry) => write(history.state?.layer ? 'replaceState' : 'pushState', entry),
    replace: (entry) => write('replaceState', entry, history.state?.layer),
    go: (distance) => history.go(distance),
    listen: (onPop) => window.addEventListener('popstate', onPop),
    load: (href) => location.assign(href),
  };
}

export function memoryHistory(href = '/'): History {
  const entries: Entry[] = [{ location: locationOf(href), index: 0 }];
  let at = 0;
  let onPop = (): void => {};
  const current = () => entries[at] as Entry;
  return {
    current,
    push: (entry) => {
      at += 1;
      entries.splice(at, entries.length, entry);
    },
    replace: (entry) => {
      entries[at] = entry;
    },
    go: (distance) => {
      if (!entries[at + distance]) return;
      at += distance;
      onPop();
    },
    listen: (listener) => {
      onPop = listener;
    },
    load: () => undefined,
  };
}

/** Decides whether leaving must wait. */
type ShouldBlock = (move: { readonly currentLocation: Location; readonly nextLocation: Location }) => boolean;

export type Blocker =
  | { readonly state: 'unblocked'; readonly proceed?: undefined; readonly reset?: undefined }
  | { readonly state: 'blocked'; proceed(): void; reset(): void };

interface BlockerEntry {
  readonly shouldBlock: ShouldBlock;
  readonly setBlocker: (blocker: Blocker) => void;
}

const unblocked = { state: 'unblocked' } as const;

interface RouterOptions {
  /** A page that this document must not show, such as one with another content security policy. */
  readonly needsDocument?: (pathname: string) => boolean;
  /** Called when a link is about to be followed. */
  readonly prefetch?: (pathname: string) => void;
}

export type Router = ReturnType<typeof createRouter>;

export function createRouter(history: History, { needsDocument = () => false, prefetch }: RouterOptions = {}) {
  let shown = history.current();
  /** Moves of our own through the history: back to the page that holds, and away from it once it allows. */
  let isReturning = false;
  let isAllowed = false;
  const listeners = new Set<() => void>();
  const blockers = new Set<BlockerEntry>();

  const show = (entry: Entry): void => {
    shown = entry;
    for (const listener of listeners) listener();
  };

  /** The page that holds back who leaves for this address. */
  const blockerOf = (nextLocation: Location): BlockerEntry | undefined =>
    [...blockers].find(({ shouldBlock }) => shouldBlock({ currentLocation: shown.location, nextLocation }));

  /** Waits until the page allows it. */
  const hold = ({ setBlocker }: BlockerEntry, proceed: () => void): void => {
    const reset = () => setBlocker(unblocked);
    setBlocker({
      state: 'blocked',
      reset,
      proceed: () => {
        reset();
        proceed();
      },
    });
  };

  const showPopped = (entry: Entry): void => {
    if (needsDocument(entry.location.pathname)) history.load(hrefOf(entry.location));
    else show(entry);
  };

  history.listen(() => {
    if (isReturning) {
      isReturning = false;
      return;
    }
    const next = history.current();
    const distance = next.index - shown.index;
    const blocker = isAllowed || distance === 0 ? undefined : blockerOf(next.location);
    isAllowed = false;
    if (!blocker) {
      showPopped(next);
      return;
    }
    // The address has changed already: it returns to the page that is shown.
    isReturning = true;
    history.go(-distance);
    hold(blocker, () => {
      isAllowed = true;
      history.go(distance);
    });
  });

  const move = (location: Location, replace: boolean | undefined): void => {
    if (needsDocument(location.pathname)) {
      history.load(hrefOf(location));
      return;
    }
    const isReplaced = replace ?? hrefOf(location) === hrefOf(shown.location);
    const entry = { location, index: shown.index + (isReplaced ? 0 : 1) };
    if (isReplaced) history.replace(entry);
    else history.push(entry);
    show(entry);
  };

  const resolve = (to: Destination, state?: unknown): Location => {
    const { pathname, search } = shown.location;
    if (typeof to !== 'string')
      return { pathname: to.pathname ?? pathname, search: to.search ?? '', hash: to.hash ?? '', state: state ?? null };
    return locationOf(/^[?#]/.test(to) ? pathname + (to.startsWith('#') ? search : '') + to : to, state ?? null);
  };

  return {
    location: (): Location => shown.location,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hrefOf: (to: Destination): string => hrefOf(resolve(to)),
    prefetch: (to: Destination): void => prefetch?.(resolve(to).pathname),
    navigate: (to: Destination, { replace, state }: NavigateOptions = {}): void => {
      const location = resolve(to, state);
      const blocker = blockerOf(location);
      if (blocker) hold(blocker, () => move(location, replace));
      else move(location, replace);
    },
    back: (): void => history.go(-1),
    addBlocker: (entry: BlockerEntry) => {
      blockers.add(entry);
      return () => void blockers.delete(entry);
    },
  };
}

const RouterContext = createContext<Router | undefined>(undefined);
const ParamsContext = createContext<Readonly<Record<string, string>>>({});

export const RouterProvider = ({ router, children }: { router: Router; children: ReactNode }) => (
  <RouterContext value={router}>{children}</RouterContext>
);

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('RouterProvider is missing');
  return router;
}

export function useLocation(): Location {
  const { subscribe, location } = useRouter();
  return useSyncExternalStore(subscribe, location, location);
}

export const useNavigate = (): Router['navigate'] => useRouter().navigate;

export const useGoBack = (): Router['back'] => useRouter().back;

/** The values of `:name` in the path of the page. */
export const useParams = (): Readonly<Record<string, string | undefined>> => useContext(ParamsContext);

type SearchInit = URLSearchParams | Record<string, string>;

export function useSearchParams() {
  const { search } = useLocation();
  const { navigate } = useRouter();
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const set = (next: SearchInit | ((before: URLSearchParams) => SearchInit), options?: NavigateOptions): void => {
      const chosen = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      const text = new URLSearchParams(chosen).toString();
      navigate({ search: text && `?${text}` }, options);
    };
    return [params, set] as const;
  }, [search, navigate]);
}

/** Holds back who leaves while the function says so, until `proceed` or `reset` is called. */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const { addBlocker } = useRouter();
  const [blocker, setBlocker] = useState<Blocker>(unblocked);
  useEffect(() => addBlocker({ shouldBlock, setBlocker }), [addBlocker, shouldBlock]);
  return blocker;
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  to: Destination;
}

/** A link to another page of the app, whose code is fetched as soon as a pointer or the focus is on it. */
export function Link({ to, replace, state, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const router = useRouter();
  useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || event.button !== 0 || hasKey || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    router.navigate(to, { replace, state });
  };
  return (
    <a
      {...rest}
      href={router.hrefOf(to)}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        router.prefetch(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        router.prefetch(to);
      }}
    />
  );
}

export function Navigate({ to, replace }: { to: string; replace?: boolean }) {
  const { navigate } = useRouter();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

/** The values of a path's parameters, or undefined if the path does not fit the pattern `/editor/:id`. */
export function matchPath(pattern: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const names = pattern.split('/');
  const values = pathname.replace(/(.)\/$/, '$1').split('/');
  if (names.length !== values.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (!name.startsWith(':')) {
      if (name !== value) return undefined;
    } else if (value) params[name.slice(1)] = decoded(value);
    else return undefined;
  }
  return params;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The pattern of a path; those with fewer parameters win: `/checkout/order/:id` before `/checkout/:type/:id`. */
export function patternOf<Pattern extends string>(patterns: readonly Pattern[], pathname: string): Pattern | undefined {
  const parameters = (pattern: string) => pattern.split(':').length;
  return patterns
    .filter((pattern) => matchPath(pattern, pathname))
    .toSorted((one, other) => parameters(one) - parameters(other))[0];
}

interface RoutesProps {
  /** By pattern. */
  pages: Readonly<Record<string, ReactNode>>;
  otherwise?: ReactNode;
}

/** The page of the current address. */
export function Routes({ pages, otherwise = null }: RoutesProps) {
  const { pathname } = useLocation();
  const pattern = patternOf(Object.keys(pages), pathname);
  if (pattern === undefined) return otherwise;
  return <ParamsContext value={matchPath(pattern, pathname) ?? {}}>{pages[pattern]}</ParamsContext>;
}
