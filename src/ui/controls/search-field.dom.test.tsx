import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const onSearch = vi.fn();
const texts = { label: 'Search', placeholder: 'Name', clearLabel: 'Clear', maxLength: 40 };
const fieldWith = (value: string) => <SearchField {...texts} value={value} onSearch={onSearch} />;
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const pause = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('searches once after typing pauses, and not again for the same text', () => {
  render(fieldWith(''));
  for (const typed of ['d', 'da', 'dan ']) {
    type(typed);
    pause(200);
  }
  expect(onSearch).not.toHaveBeenCalled();
  pause(50);
  type('dan');
  pause(1_000);
  expect(onSearch.mock.calls).toEqual([['dan']]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  pause(250);
  expect(onSearch).toHaveBeenLastCalledWith('');
});

test('follows the value of the URL without searching again', () => {
  const { rerender } = render(fieldWith('dana'));
  rerender(fieldWith('noa'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('noa');
  onSearch.mockClear();
  pause(1_000);
  expect(onSearch).not.toHaveBeenCalled();
});
