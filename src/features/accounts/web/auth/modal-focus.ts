/** Straight into the first field, except where that would throw a keyboard over half the screen. */
export function focusFirst(part: HTMLElement | null): void {
  const isMouse = matchMedia('(pointer: fine)').matches;
  const first = part?.querySelector<HTMLElement>('input') ?? part?.querySelector<HTMLElement>('button');
  if (isMouse && first) first.focus();
  else part?.focus({ preventScroll: true });
}

export const hasTyped = (part: HTMLElement | null): boolean =>
  [...(part?.querySelectorAll('input') ?? [])].some(({ type, value }) => type !== 'checkbox' && value !== '');
