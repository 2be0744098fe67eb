import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { browserHistory, createRouter } from '../router.tsx';
import { followBack, leaveFor, useOpenness } from './back-closes.ts';

interface Spot {
  readonly state: unknown;
  readonly href: string;
}

/** The history of a browser: steps arrive later, and a new entry drops those after it. */
const spots: Spot[] = [];
let at = 0;

const arrived = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(async () => {
  // Files share this module: a step that another one left on its way arrives before.
  await arrived();
  spots.splice(0, spots.length, { state: null, href: '/dashboard' }, { state: null, href: '/editor' });
  at = 1;
  vi.spyOn(history, 'state', 'get').mockImplementation(() => spots[at]?.state);
  vi.spyOn(history, 'pushState').mockImplementation((state, _, href) => {
    spots.splice(at + 1, spots.length, { state, href: String(href || spots[at]?.href) });
    at += 1;
  });
  vi.spyOn(history, 'replaceState').mockImplementation((state, _, href) => {
    spots[at] = { state, href: String(href || spots[at]?.href) };
  });
  vi.spyOn(history, 'go').mockImplementation((by = 0) => {
    setTimeout(() => {
      if (!spots[at + by]) return;
      at += by;
      act(() => dispatchEvent(new PopStateEvent('popstate')));
    });
  });
  followBack();
});

const hrefs = () => spots.map(({ href }) => href);

interface WindowProps {
  name: string;
  onClose(): void;
  go?: () => void;
  hasAddress?: boolean;
}

function Window({ name, onClose, go, hasAddress = false }: WindowProps) {
  useOpenness({ open: true, onOpenChange: (isOpen) => isOpen || onClose(), hasAddress });
  return (
    <div role="dialog" aria-label={name}>
      <button type="button" onClick={onClose}>
        close {name}
      </button>
      <button
        type="button"
        onClick={() => {
          onClose();
          go?.();
        }}
      >
        go on from {name}
      </button>
    </div>
  );
}

function Page({ go }: { go?: () => void }) {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      {['one', 'two'].map((name) => (
        <button key={name} type="button" onClick={() => setNames([...names, name])}>
          open {name}
        </button>
      ))}
      <button type="button" onClick={() => setNames(['two'])}>
        swap
      </button>
      {names.map((name) => (
        <Window
          key={name}
          name={name}
          onClose={() => setNames(names.filter((one) => one !== name))}
          {...(go && { go })}
        />
      ))}
    </>
  );
}

const dialogs = () => screen.queryAllByRole('dialog').map((one) => one.getAttribute('aria-label'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('"back" closes the uppermost window, and the page stays', async () => {
  render(<Page />);
  await press('open one');
  await press('open two');
  expect(at).toBe(3);
  history.go(-1);
  await waitFor(() => expect(dialogs()).toEqual(['one']));
  history.go(-1);
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(at).toBe(1);
});

test('"back" passes over the entry of a window that has closed by itself', async () => {
  render(<Page />);
  await press('open one');
  await press('open two');
  await press('close two');
  expect([at, dialogs()]).toEqual([3, ['one']]);
  history.go(-1);
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(at).toBe(1);
  await press('open one');
  await press('close one');
  history.go(-1);
  await arrived();
  expect(at).toBe(0);
});

test('the entry of a closed window is the next one’s', async () => {
  render(<Page />);
  await press('open one');
  await press('close one');
  await press('open two');
  await arrived();
  expect([at, spots.length, dialogs()]).toEqual([2, 3, ['two']]);
  history.go(-1);
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(at).toBe(1);
});

test('a window that takes the place of another keeps its entry', async () => {
  render(<Page />);
  await press('open one');
  await press('swap');
  await arrived();
  expect([at, dialogs()]).toEqual([2, ['two']]);
});

test('a window that asks before it closes has its entry again', async () => {
  const close = vi.fn();
  render(<Window name="one" onClose={close} />);
  await arrived();
  for (const times of [1, 2]) {
    history.go(-1);
    await waitFor(() => expect(close).toHaveBeenCalledTimes(times));
    await arrived();
    expect(at).toBe(2);
  }
});

test('a window with an address of its own, or one that cannot be closed, has no entry', async () => {
  const Locked = () => <>{String(useOpenness({ open: true }).open)}</>;
  render(
    <>
      <Window name="one" onClose={vi.fn()} hasAddress />
      <Locked />
    </>,
  );
  await arrived();
  expect(at).toBe(1);
});

test('a page that was reloaded below a window is left by one step', async () => {
  spots.push({ state: { layer: 1 }, href: '/editor' });
  at = 2;
  followBack();
  history.go(-1);
  await arrived();
  expect(at).toBe(0);
});

test('a router that meets an entry without its index leaves the window’s mark on it', async () => {
  createRouter({ ...browserHistory(), load: vi.fn() });
  spots.push({ state: { layer: 1 }, href: '/editor' });
  at = 2;
  createRouter({ ...browserHistory(), load: vi.fn() });
  expect(history.state).toMatchObject({ layer: 1, index: expect.any(Number) });
});

test('a page to which a window leads takes the place of its entry', async () => {
  const router = createRouter({ ...browserHistory(), load: vi.fn() });
  render(<Page go={() => router.navigate('/editor?tab=contact')} />);
  await press('open one');
  await press('go on from one');
  await arrived();
  expect(hrefs().slice(1)).toEqual(['/editor', '/editor?tab=contact']);
  history.go(-1);
  await arrived();
  expect(at).toBe(1);
});

test('another document takes the place of a window, but not of the page below it', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  leaveFor('/dashboard');
  expect(assign).toHaveBeenCalledWith('/dashboard');
  render(<Page />);
  await press('open one');
  leaveFor('/dashboard');
  expect(replace).toHaveBeenCalledWith('/dashboard');
});
