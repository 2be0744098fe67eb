import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type PropsOf, splitTextStyle, type Tag, Text, type TextStyle } from '../text/text.tsx';
import styles from './layout.module.css';

type ColumnSpace = 1 | 2 | 3 | 4 | 5 | 6 | 8;
/** A step of the spacing scale in tokens.css; `hair` is two pixels. */
export type Space = ColumnSpace | 0 | 10 | 12 | 'hair';
/** One gap for both directions, or separate ones for rows and columns. */
export type Gap = Space | readonly [rows: Space, columns: ColumnSpace];
type Align = 'start' | 'center' | 'end';

interface BoxStyle extends TextStyle {
  gap?: Gap | undefined;
  /** As wide as its content, inline with its neighbours. */
  inline?: boolean | undefined;
  /** May become narrower than its content, which items of a row or grid otherwise cannot. */
  shrink?: boolean | undefined;
  /** Fills the remaining space of a row. */
  grow?: boolean | undefined;
  /** Never narrower than its content, however little space the row has. */
  fixed?: boolean | undefined;
}

interface StackStyle extends BoxStyle {
  /** Alignment of narrow items; without it they fill the width. */
  align?: Align | undefined;
  /** Distribution of the items in a stack that is taller than they are. */
  justify?: 'start' | 'center' | 'between' | undefined;
  /** Prevents wide items from widening the stack: they shrink, wrap or scroll. */
  shrinkItems?: boolean | undefined;
}

interface RowStyle extends BoxStyle {
  align?: Align | 'baseline' | undefined;
  justify?: 'center' | 'end' | 'between' | undefined;
  wrap?: boolean | undefined;
}

interface GridStyle extends BoxStyle {
  align?: Align | 'baseline' | undefined;
  justify?: 'center' | undefined;
  /** Columns of equal width, or two or three of which `fill` takes the remaining space. */
  columns?: 1 | 2 | 3 | 'auto fill' | 'fill auto' | 'auto fill auto' | undefined;
  /** Columns from a viewport width of 640 px on. */
  wideColumns?: 2 | 3 | undefined;
}

/** All rules have zero specificity, so that a class from the page wins regardless of order. */
function box(
  { as: Element = 'div', gap, inline, shrink, grow, fixed, className, ...styled }: PropsOf<'div', BoxStyle>,
  ...names: readonly (string | false | undefined)[]
) {
  const { names: text, rest } = splitTextStyle(styled);
  return (
    <Element
      className={classNames(
        ...names,
        inline && styles.inline,
        ...gapNames(gap),
        shrink && styles.shrink,
        grow && styles.grow,
        fixed && styles.fixed,
        text,
        className,
      )}
      {...rest}
    />
  );
}

function gapNames(gap: Gap | undefined): readonly (string | undefined)[] {
  if (gap === undefined) return [];
  return typeof gap === 'object' ? [styles[`gap-${gap[0]}`], styles[`columns-${gap[1]}`]] : [styles[`gap-${gap}`]];
}

/** Items below each other. Lists have no bullets, here and in the other two. */
export function Stack<T extends Tag = 'div'>(props: PropsOf<T, StackStyle>) {
  const { align, justify, shrinkItems, ...rest } = props as PropsOf<'div', StackStyle>;
  return box(
    rest,
    styles.grid,
    align && styles[`items-${align}`],
    justify && styles[`content-${justify}`],
    shrinkItems && styles['template-1'],
  );
}

export function Row<T extends Tag = 'div'>(props: PropsOf<T, RowStyle>) {
  const { align, justify, wrap, ...rest } = props as PropsOf<'div', RowStyle>;
  return box(
    rest,
    styles.row,
    align && styles[`align-${align}`],
    justify && styles[`justify-${justify}`],
    wrap && styles.wrap,
  );
}

export function Grid<T extends Tag = 'div'>(props: PropsOf<T, GridStyle>) {
  const { align, justify, columns, wideColumns, ...rest } = props as PropsOf<'div', GridStyle>;
  return box(
    rest,
    styles.grid,
    align && styles[`align-${align}`],
    justify && styles[`items-${justify}`],
    columns && styles[`template-${String(columns).replaceAll(' ', '-')}`],
    wideColumns && styles[`wide-${wideColumns}`],
  );
}

type CardTone = 'surface' | 'quiet' | 'sea' | 'raised';
export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'p';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  tone?: CardTone;
  /** No padding, for tables and pictures that reach the edge. */
  flush?: boolean;
}

export function Card({ as = 'div', tone = 'surface', flush = false, className, ...rest }: CardProps) {
  const Element = as as 'div';
  return <Element {...rest} className={classNames(styles.card, flush && styles.flush, className)} data-tone={tone} />;
}

interface CardHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** One secondary action or link at the end of the row. */
  action?: ReactNode;
  level?: HeadingLevel;
  titleId?: string;
}

export function CardHeader({ title, description, action, level: Heading = 'h2', titleId }: CardHeaderProps) {
  return (
    <div className={styles.header}>
      <Stack gap={1} shrink>
        <Heading className={styles.title} id={titleId}>
          {title}
        </Heading>
        {description && (
          <Text tone="muted" size="s">
            {description}
          </Text>
        )}
      </Stack>
      {action}
    </div>
  );
}
