import { type ComponentProps, type ElementType, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowBack, ChevronBack } from '../direction-icons.tsx';
import { Row } from './layout.tsx';
import styles from './nav-links.module.css';

/** An ordinary link, or the router's: `as={Link}`. */
type LinkProps<T extends ElementType, Own> = Own & { as?: T } & Omit<ComponentProps<T>, keyof Own | 'as'>;

interface BackLinkOwn {
  icon?: 'arrow' | 'chevron' | undefined;
  /** Less prominent than a link: for the top of a page reached from a list. */
  muted?: boolean | undefined;
  children: ReactNode;
}

/** Links to the list or step that this page belongs to. Its arrow points against the reading direction. */
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
 * The title link of a tile, whose whole area is clickable. The tile must be positioned; its class may set
 * `--tile-inset`, `--tile-radius` and `--tile-focus-offset` on the link, and raises other links above it.
 */
export function TileLink<T extends ElementType = 'a'>(props: LinkProps<T, object>) {
  const { as = 'a', className, ...rest } = props as LinkProps<'a', object>;
  const Element: ElementType = as;
  return <Element {...rest} className={classNames(styles.tileLink, className)} />;
}

interface TabLinksProps extends ComponentProps<'nav'> {
  /** The group's name for screen readers. */
  label: string;
  /** From 1024 px on: wraps to more lines instead of scrolling. */
  wide?: 'wrap' | undefined;
}

/** Views of one list, each with its own URL. On a phone they scroll sideways, up to the page edges. */
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
  /** The number of entries, if it is a list; undefined while loading. */
  count?: ReactNode;
  children: ReactNode;
}

export function TabLink<T extends ElementType = 'a'>(props: LinkProps<T, TabLinkOwn>) {
  const { as = 'a', isCurrent, count, className, children, ...rest } = props as LinkProps<'a', TabLinkOwn>;
  const Element: ElementType = as;
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const [tab, row] = [ref.current, ref.current?.parentElement];
    if (isCurrent && tab && row) row.scrollLeft += middleOf(tab) - middleOf(row);
  }, [isCurrent]);
  return (
    <Element {...rest} ref={ref} className={classNames(styles.tab, className)} aria-current={isCurrent || undefined}>
      {children}
      {'count' in props && (
        <span className={styles.count} dir="ltr">
          {count}
        </span>
      )}
    </Element>
  );
}

const middleOf = (element: HTMLElement): number => element.getBoundingClientRect().left + element.offsetWidth / 2;
