import { type ComponentType, memo } from 'react';
import type { View } from './view.ts';

interface ViewProps {
  readonly view: View;
}

/** Drawn again only when what it speaks of has changed: in the editor the card is drawn at every key press. */
export function memoizedView<P extends ViewProps>(
  Section: ComponentType<P>,
  dependenciesOf: (props: P) => readonly unknown[],
) {
  return memo(Section, (before, now) => {
    const old = dependenciesOf(before);
    return before.view.context === now.view.context && dependenciesOf(now).every((one, index) => one === old[index]);
  });
}
