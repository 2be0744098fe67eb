import { type ComponentType, memo } from 'react';
import type { View } from './view.ts';

interface Viewed {
  readonly view: View;
}

/** Drawn again only when what it speaks of has changed: in the editor the card is drawn at every key press. */
export function drawnFor<P extends Viewed>(Part: ComponentType<P>, speaksOf: (props: P) => readonly unknown[]) {
  return memo(Part, (before, now) => {
    const old = speaksOf(before);
    return before.view.context === now.view.context && speaksOf(now).every((one, place) => one === old[place]);
  });
}
