import type { View } from '../view.ts';

const againOf = ({ context: { leadState } }: View) => (leadState?.kind === 'again' ? leadState : undefined);

/** What was typed into a field before the form came back. */
export const givenOf = (view: View, name: string): string | undefined => againOf(view)?.values[name];

export const flawOf = (view: View, name: string): string | undefined => againOf(view)?.errors[name];

/** In the order in which the form asks. */
export function firstFlaw(view: View): string | undefined {
  const errors = Object.keys(againOf(view)?.errors ?? {});
  const own = errors.filter((name) => name.startsWith('field-'));
  return ['name', 'phone', 'email', ...own, 'message'].find((name) => errors.includes(name));
}

export const isTooMany = (view: View): boolean => againOf(view)?.isTooMany ?? false;
export const isAgain = (view: View): boolean => againOf(view) !== undefined;
