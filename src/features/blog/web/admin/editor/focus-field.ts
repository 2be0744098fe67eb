import type { DraftField } from './state/post-draft.ts';

const focusable = 'input:not([hidden], [type=file]), textarea, button, [contenteditable="true"]';

/** Focuses the field that has an error. */
export function focusField(field: DraftField): void {
  // Waits until a dialog above it has closed and returned focus.
  setTimeout(() => {
    const element = document.getElementById(`post-${field}`);
    const target = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
    target?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  }, 50);
}
