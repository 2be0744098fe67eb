import type { ComponentProps, JSX, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import text from '../text/text.module.css';
import hidden from '../text/visually-hidden.module.css';
import cards from './card.module.css';
import styles from './layout.module.css';

export type TextTone = 'muted' | 'brand' | 'accent' | 'good' | 'warn' | 'bad';
export type TextSize = 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl' | '3xl';
type TextWeight = 'text' | 'medium' | 'strong' | 'heading' | 'display';

/** The elements allowed for text and layout. Links and buttons have their own components. */
export type Tag =
  | 'address'
  | 'article'
  | 'aside'
  | 'blockquote'
  | 'dd'
  | 'div'
  | 'dl'
  | 'dt'
  | 'em'
  | 'fieldset'
  | 'figcaption'
  | 'figure'
  | 'footer'
  | 'form'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'header'
  | 'hgroup'
  | 'label'
  | 'legend'
  | 'li'
  | 'main'
  | 'nav'
  | 'ol'
  | 'output'
  | 'p'
  | 'search'
  | 'section'
  | 'small'
  | 'span'
  | 'strong'
  | 'time'
  | 'ul';

/** The component's own props, and all props of its element. */
export type PropsOf<T extends Tag, Own> = Own & { as?: T } & Omit<JSX.IntrinsicElements[T], keyof Own | 'as'>;

/** Omitted properties are inherited from the element or its context. */
export interface TextStyle {
  tone?: TextTone | undefined;
  size?: TextSize | undefined;
  weight?: TextWeight | undefined;
  /** Line height. */
  line?: 'tight' | 'snug' | undefined;
  textAlign?: 'start' | 'center' | 'end' | undefined;
  /** Breaks inside words, for URLs and other long user-entered texts. */
  breakWords?: boolean | undefined;
  /** Digits of equal width, for figures in columns or changing figures. */
  tabular?: boolean | undefined;
  /** One line with an ellipsis on overflow. */
  truncate?: boolean | undefined;
}

/** The class names of a text style, and the props that are not part of it. */
export function splitTextStyle<Props extends TextStyle>(props: Props) {
  const { tone, size, weight, line, textAlign, breakWords, tabular, truncate, ...rest } = props;
  const names = classNames(
    tone && text[tone],
    size && text[`size-${size}`],
    weight && text[`weight-${weight}`],
    line && text[`line-${line}`],
    textAlign && text[`align-${textAlign}`],
    breakWords && text.breakWords,
    tabular && text.tabular,
    truncate && text.truncate,
  );
  return { names, rest };
}

/** Text in one of the product's sizes and tones. */
export function Text<T extends Tag = 'p'>(props: PropsOf<T, TextStyle>) {
  const { as: Element = 'p', className, ...styled } = props as PropsOf<'p', TextStyle>;
  const { names, rest } = splitTextStyle(styled);
  return <Element className={classNames(names, className) || undefined} {...rest} />;
}

/** Small muted text below or beside what it explains. */
export function Caption({ children }: { children: ReactNode }) {
  return (
    <Text tone="muted" size="s">
      {children}
    </Text>
  );
}

/**
 * A honeypot: a field that only bots fill in. Its label asks the users of old screen readers, which ignore
 * `aria-hidden`, to leave it empty.
 */
export function TrapField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={hidden.hidden} aria-hidden="true">
      {label}
      <input {...input} name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}

/** Radix's version writes inline styles, which the CSP forbids in server HTML. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={hidden.hidden} />;
}

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
  const { names: textNames, rest } = splitTextStyle(styled);
  return (
    <Element
      className={classNames(
        ...names,
        inline && styles.inline,
        ...gapNames(gap),
        shrink && styles.shrink,
        grow && styles.grow,
        fixed && styles.fixed,
        textNames,
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
  return <Element {...rest} className={classNames(cards.card, flush && cards.flush, className)} data-tone={tone} />;
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
    <div className={cards.header}>
      <Stack gap={1} shrink>
        <Heading className={cards.title} id={titleId}>
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
