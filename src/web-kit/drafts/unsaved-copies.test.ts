import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { unsavedCopies, writeOnChange } from './unsaved-copies.ts';

afterEach(() => vi.unstubAllGlobals());

describe('an unsaved copy', () => {
  const storage = new MemoryStorage();
  beforeEach(() => {
    storage.entries.clear();
    vi.stubGlobal('sessionStorage', storage);
  });
  const copies = unsavedCopies('sessionStorage', 'negia-note-', (value) => {
    const copy = value as { text?: unknown } | null;
    return typeof copy?.text === 'string' ? { text: copy.text } : undefined;
  });

  test('is restored on the next visit, only for its user and draft', () => {
    copies.write(5, 'new', { text: 'typed' });
    expect([...storage.entries]).toEqual([['negia-note-5-new', '{"text":"typed"}']]);
    expect(copies.read(5, 'new')).toEqual({ text: 'typed' });
    expect(copies.read(5, 12)).toBeUndefined();
    expect(copies.read(6, 'new')).toBeUndefined();
  });

  test('is removed when there is nothing left to save', () => {
    copies.write(5, 12, { text: 'typed' });
    copies.write(5, 12, undefined);
    expect([storage.entries.size, copies.read(5, 12)]).toEqual([0, undefined]);
  });

  test.each([undefined, '', 'null', '{', '[]', '{"text":1}'])('%j is ignored', (text) => {
    expect(copies.parse(text)).toBeUndefined();
  });

  test('is skipped without an error when storage is unavailable', () => {
    vi.stubGlobal('sessionStorage', undefined);
    copies.write(5, 12, { text: 'typed' });
    expect(copies.read(5, 12)).toBeUndefined();
  });
});

describe('writing on change', () => {
  const page = { window: new EventTarget(), document: new EventTarget() };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', page.window);
    vi.stubGlobal('document', page.document);
  });
  afterEach(() => vi.useRealTimers());

  function begin() {
    const listeners = new Set<() => void>();
    const write = vi.fn();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const end = writeOnChange([subscribe], write);
    const change = () => {
      for (const listener of listeners) listener();
    };
    return { write, change, end, listeners };
  }

  test('debounces consecutive changes', () => {
    const { write, change, end } = begin();
    change();
    vi.advanceTimersByTime(150);
    change();
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(write).toHaveBeenCalledTimes(1);
    change();
    vi.advanceTimersByTime(200);
    expect(write).toHaveBeenCalledTimes(2);
    end();
  });

  test.each([
    ['pagehide', page.window],
    ['visibilitychange', page.document],
  ])('writes immediately on %s', (name, target) => {
    const { write, change, end } = begin();
    target.dispatchEvent(new Event(name));
    expect(write).not.toHaveBeenCalled();
    change();
    target.dispatchEvent(new Event(name));
    expect(write).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(9_000);
    expect(write).toHaveBeenCalledTimes(1);
    end();
  });

  test('writes pending changes when it ends, and nothing after', () => {
    const { write, change, end, listeners } = begin();
    change();
    end();
    page.window.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(9_000);
    expect([write.mock.calls.length, listeners.size]).toEqual([1, 0]);
  });
});
