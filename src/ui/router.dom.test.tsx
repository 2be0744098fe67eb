import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  type Blocker,
  browserHistory,
  createRouter,
  Link,
  matchPath,
  memoryHistory,
  Navigate,
  patternOf,
  RouterProvider,
  Routes,
  useBlocker,
  useLocation,
  useParams,
  useSearchParams,
} from './router.tsx';

const href = ({ location }: ReturnType<typeof createRouter>) => {
  const { pathname, search, hash } = location();
  return pathname + search + hash;
};

describe('an address', () => {
  test.each([
    ['/editor/:id', '/editor/7', { id: '7' }],
    ['/editor/:id', '/editor/7/', { id: '7' }],
    ['/checkout/:type/:id', '/checkout/package/2', { type: 'package', id: '2' }],
    ['/tags/:code', '/tags/a%20b', { code: 'a b' }],
    ['/tags/:code', '/tags/%E0%A4%A', { code: '%E0%A4%A' }],
    ['/', '/', {}],
    ['/editor/:id', '/editor', undefined],
    ['/editor/:id', '/editor//', undefined],
    ['/editor', '/editors', undefined],
  ])('%s for %s has the parameters %j', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  test('belongs to the page with the fewest parameters', () => {
    const patterns = ['/checkout/:type/:id', '/checkout/order/:orderId', '/checkout'] as const;
    expect(patternOf(patterns, '/checkout/order/7')).toBe('/checkout/order/:orderId');
    expect(patternOf(patterns, '/checkout/package/7')).toBe('/checkout/:type/:id');
    expect(patternOf(patterns, '/nowhere')).toBeUndefined();
  });
});

describe('navigation', () => {
  test('adds an entry, replaces one, and returns', () => {
    const router = createRouter(memoryHistory('/a?x=1#y'));
    router.navigate('/b');
    router.navigate('/c', { replace: true, state: { from: 'b' } });
    expect(router.location()).toEqual({ pathname: '/c', search: '', hash: '', state: { from: 'b' } });
    router.back();
    expect(href(router)).toBe('/a?x=1#y');
  });

  test('to the same address replaces its entry', () => {
    const router = createRouter(memoryHistory('/a'));
    router.navigate('/b');
    router.navigate('/b');
    router.back();
    expect(href(router)).toBe('/a');
  });

  test.each([
    ['?tab=links', '/editor/7?tab=links'],
    ['#security', '/editor/7?tab=design#security'],
    [{ search: '?x=1' }, '/editor/7?x=1'],
    [{ pathname: '/stats' }, '/stats'],
    ['/leads?q=%D7%90#top', '/leads?q=%D7%90#top'],
  ] as const)('to %j leads to %s', (to, expected) => {
    const router = createRouter(memoryHistory('/editor/7?tab=design'));
    expect(router.hrefOf(to)).toBe(expected);
    router.navigate(to);
    expect(href(router)).toBe(expected);
  });

  test('to a page that needs its own document loads it, also by "back"', () => {
    const history = { ...memoryHistory('/wallet'), load: vi.fn() };
    const router = createRouter(history, { needsDocument: (path) => path === '/wallet' });
    router.navigate('/leads');
    router.navigate('/wallet?new=1');
    expect(href(router)).toBe('/leads');
    router.back();
    expect(href(router)).toBe('/leads');
    expect(history.load.mock.calls).toEqual([['/wallet?new=1'], ['/wallet']]);
  });
});

describe('the history of the browser', () => {
  test('keeps the state of a page over a reload, and counts its entries', () => {
    window.history.replaceState(null, '', '/a');
    const router = createRouter(browserHistory());
    router.navigate('/b?c#d', { state: 'back' });
    expect([window.location.pathname, window.location.search, window.location.hash]).toEqual(['/b', '?c', '#d']);
    expect(createRouter(browserHistory()).location()).toEqual(router.location());
    const { index } = window.history.state;
    router.navigate('/e', { replace: true });
    expect([window.location.pathname, window.history.state.index]).toEqual(['/e', index]);
  });

  test('follows a link to a place on the page, which the browser handles itself', () => {
    window.history.replaceState(null, '', '/a');
    const router = createRouter(browserHistory());
    window.history.pushState(null, '', '/a#section');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(href(router)).toBe('/a#section');
    expect(window.history.state.index).toBeGreaterThan(1);
  });
});

function Guard({ isClosed, onBlocker }: { isClosed: () => boolean; onBlocker: (blocker: Blocker) => void }) {
  onBlocker(useBlocker(isClosed));
  return null;
}

describe('a page that holds back who leaves', () => {
  function mount(isClosed = () => true) {
    const router = createRouter(memoryHistory('/start'));
    router.navigate('/editor');
    let blocker: Blocker | undefined;
    render(
      <RouterProvider router={router}>
        <Guard
          isClosed={isClosed}
          onBlocker={(now) => {
            blocker = now;
          }}
        />
      </RouterProvider>,
    );
    return { router, blocker: () => blocker };
  }

  test.each([
    ['a link', '/leads', (router: ReturnType<typeof createRouter>) => router.navigate('/leads')],
    ['"back"', '/start', (router: ReturnType<typeof createRouter>) => router.back()],
  ])('by %s is left only when it allows it', (_, path, leave) => {
    const { router, blocker } = mount();
    act(() => leave(router));
    expect([href(router), blocker()?.state]).toEqual(['/editor', 'blocked']);
    act(() => blocker()?.reset?.());
    expect([href(router), blocker()?.state]).toEqual(['/editor', 'unblocked']);
    act(() => leave(router));
    act(() => blocker()?.proceed?.());
    expect([href(router), blocker()?.state]).toEqual([path, 'unblocked']);
  });

  test('is left at once when nothing would be lost', () => {
    const { router, blocker } = mount(() => false);
    act(() => router.back());
    expect([href(router), blocker()?.state]).toEqual(['/start', 'unblocked']);
  });
});

describe('pages', () => {
  const Place = () => {
    const [search, setSearch] = useSearchParams();
    return (
      <>
        <p>{`${useParams().id} ${search} ${useLocation().state}`}</p>
        <button type="button" onClick={() => setSearch((before) => ({ ...Object.fromEntries(before), b: '2' }))}>
          Filter
        </button>
        <button type="button" onClick={() => setSearch({})}>
          All
        </button>
      </>
    );
  };

  function mount(options?: Parameters<typeof createRouter>[1]) {
    const router = createRouter(memoryHistory('/'), options);
    const links = (
      <>
        <Link to="/editor/7?a=1" state="here">
          Seven
        </Link>
        <Link to="/editor/8" target="_blank">
          Eight
        </Link>
        <Link to="/editor/9" onClick={(event) => event.preventDefault()}>
          Nine
        </Link>
      </>
    );
    render(
      <RouterProvider router={router}>
        <Routes
          pages={{ '/': links, '/editor/:id': <Place />, '/old': <Navigate to="/editor/1" replace /> }}
          otherwise="Nothing here"
        />
      </RouterProvider>,
    );
    return router;
  }

  test('a link shows the page, with its parameters and state', async () => {
    mount();
    expect(screen.getByRole('link', { name: 'Seven' }).getAttribute('href')).toBe('/editor/7?a=1');
    await userEvent.click(screen.getByRole('link', { name: 'Seven' }));
    expect(screen.getByText('7 a=1 here')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByText('7 a=1&b=2 null')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(screen.getByText('7 null', { normalizer: (text) => text.replace(/\s+/g, ' ') })).toBeTruthy();
  });

  test('a new tab, a key and a handler that prevents it leave the link to the browser', async () => {
    const router = mount();
    const user = userEvent.setup();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(screen.getByRole('link', { name: 'Eight' }));
    await user.click(screen.getByRole('link', { name: 'Nine' }));
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Seven' }));
    expect(href(router)).toBe('/');
  });

  test('a link fetches its page as soon as a pointer or the focus is on it', async () => {
    const prefetch = vi.fn();
    mount({ prefetch });
    await userEvent.hover(screen.getByRole('link', { name: 'Seven' }));
    await userEvent.tab();
    expect(prefetch.mock.calls).toEqual([['/editor/7'], ['/editor/7']]);
  });

  test('a redirect leaves no entry, and an unknown address shows what is passed for it', () => {
    const router = mount();
    act(() => router.navigate('/old'));
    expect(href(router)).toBe('/editor/1');
    act(() => router.back());
    expect(href(router)).toBe('/');
    act(() => router.navigate('/nowhere'));
    expect(screen.getByText('Nothing here')).toBeTruthy();
  });
});
