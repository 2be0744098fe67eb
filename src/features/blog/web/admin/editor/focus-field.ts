import type { DraftField } from './state/post-draft.ts';

const focusable = 'input:not([hidden], [type=file]), textarea, button, [contenteditable="true"]';

/** Puts the keyboard where something is to be mended. */
export function focusField(field: DraftField): void {
  // After what opened above it has closed and given the keyboard back.
  setTimeout(() => {
    const element = document.getElementById(`post-${field}`);
    const target = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
    target?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  }, 50);
}
