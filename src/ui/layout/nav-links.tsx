import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowBack, ChevronBack } from '../direction-icons.tsx';
import { Row } from './layout.tsx';
import styles from './nav-links.module.css';

/** An ordinary link, or the one of the router: `as={Link}`. */
type LinkProps<T extends ElementType, Own> = Own & { as?: T } & Omit<ComponentProps<T>, keyof Own | 'as'>;

interface BackLinkOwn {
  icon?: 'arrow' | 'chevron' | undefined;
  /** Quieter than a link: above the title of a page that is reached from a list. */
  muted?: boolean | undefined;
  children: ReactNode;
}

/** Leads to the list or the step that this page belongs to. Its arrow points against the reading direction. */
export function BackLink<T extends ElementType = 'a'>(props: LinkProps<T, BackLinkOwn>) {
  const {
    as = 'a',
    icon = 'arrow',
    muted = false,
    className,
    children,
    ...rest
  } = props as LinkProps<'a', BackLinkOwn>;
  const Element: ElementType = as;
  const Icon = icon === 'arrow' ? ArrowBack : ChevronBack;
  return (
    <Element {...rest} className={classNames(styles.back, className)} data-icon={icon} data-muted={muted || undefined}>
      <Icon size={18} aria-hidden="true" />
      {children}
    </Element>
  );
}

/**
 * The name on a tile, whose whole area leads to the same page. The tile is positioned; its class may set `--tile-inset`,
 * `--tile-radius` and `--tile-focus-offset` on the link, and lifts other links above it.
 */
export function TileLink<T extends ElementType = 'a'>(props: LinkProps<T, object>) {
  const { as = 'a', className, ...rest } = props as LinkProps<'a', object>;
  const Element: ElementType = as;
  return <Element {...rest} className={classNames(styles.tileLink, className)} />;
}

interface TabLinksProps extends ComponentProps<'nav'> {
  /** Names the set for screen readers. */
  label: string;
  /** From 1024 pixels on: more lines instead of sliding. */
  wide?: 'wrap' | undefined;
}

/** Views of one list, each with an address of its own. On a phone they slide, out to the edges of the page. */
export function TabLinks({ label, wide, className, ...rest }: TabLinksProps) {
  return (
    <Row
      as="nav"
      gap={2}
      shrink
      {...rest}
      aria-label={label}
      className={classNames(styles.tabs, className)}
      data-wide={wide}
    />
  );
}

interface TabLinkOwn {
  isCurrent: boolean;
  /** How many stand there; undefined while that is not known. */
  count: ReactNode;
  children: ReactNode;
}

export function TabLink<T extends ElementType = 'a'>(props: LinkProps<T, TabLinkOwn>) {
  const { as = 'a', isCurrent, count, className, children, ...rest } = props as LinkProps<'a', TabLinkOwn>;
  const Element: ElementType = as;
  return (
    <Element {...rest} className={classNames(styles.tab, className)} aria-current={isCurrent || undefined}>
      {children}
      <span className={styles.count} dir="ltr">
        {count}
      </span>
    </Element>
  );
}
