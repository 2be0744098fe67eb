import type { ReactNode } from 'react';

interface ItemsProps<T> {
  readonly of: readonly T[];
  readonly className?: string;
  readonly children: (item: T, place: number) => ReactNode;
}

/** A list; its order never changes on a page that is rendered once. */
export const Items = <T,>({ of, className, children, ...rest }: ItemsProps<T>) => (
  <ul className={className} {...rest}>
    {of.map((item, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may stand in a list twice
      <li key={place}>{children(item, place)}</li>
    ))}
  </ul>
);
