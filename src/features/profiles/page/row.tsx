import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface RowProps {
  readonly icon: IconName;
  readonly href: string;
  readonly children: ReactNode;
  readonly end?: IconName;
  readonly type?: string;
}

/** A link as wide as its list: what it is, what it says, where it goes. */
export const Row = ({ icon, href, children, end = 'next', type }: RowProps) => (
  <a className="row" href={href} type={type}>
    <Icon name={icon} />
    {children}
    <Icon name={end} turns={end === 'next'} />
  </a>
);
