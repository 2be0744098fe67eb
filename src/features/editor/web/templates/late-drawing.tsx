import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { ProfileDrawing } from './template-drawing.tsx';

type Props = ComponentProps<typeof ProfileDrawing>;

/** It only decorates: where its code does not arrive, its place stays empty. */
const Drawing = lazy<ComponentType<Props>>(() =>
  import('./template-drawing.tsx').then(
    ({ ProfileDrawing }) => ({ default: ProfileDrawing }),
    () => ({ default: () => null }),
  ),
);

/** A drawing for pages that rarely show one. Its code is loaded when it is shown. */
export function LateDrawing(props: Props) {
  return (
    <Suspense fallback={null}>
      <Drawing {...props} />
    </Suspense>
  );
}
