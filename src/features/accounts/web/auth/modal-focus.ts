/** Straight into the first field, except where that would throw a keyboard over half the screen. */
export function focusFirst(container: HTMLElement | null): void {
  const isMouse = matchMedia('(pointer: fine)').matches;
  const first = container?.querySelector<HTMLElement>('input') ?? container?.querySelector<HTMLElement>('button');
  if (isMouse && first) first.focus();
  else container?.focus({ preventScroll: true });
}

export const hasTyped = (container: HTMLElement | null): boolean =>
  [...(container?.querySelectorAll('input') ?? [])].some(({ type, value }) => type !== 'checkbox' && value !== '');
