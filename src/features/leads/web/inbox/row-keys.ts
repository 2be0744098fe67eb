import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Up and down from row to row, by arrows or by the keys that mail readers know. */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const isPlain = !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey);
  const row = (event.target as HTMLElement).closest?.('li');
  if (!step || !isPlain || !row || event.target instanceof HTMLInputElement) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const place = rows.findIndex((one) => row.contains(one));
  const next = rows[place + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
