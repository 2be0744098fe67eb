import type { JSX, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text.module.css';

export type TextTone = 'muted' | 'brand' | 'accent' | 'good' | 'warn' | 'bad';
export type TextSize = 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl' | '3xl';
export type TextWeight = 'text' | 'medium' | 'strong' | 'heading' | 'display';

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
    tone && styles[tone],
    size && styles[`size-${size}`],
    weight && styles[`weight-${weight}`],
    line && styles[`line-${line}`],
    textAlign && styles[`align-${textAlign}`],
    breakWords && styles.breakWords,
    tabular && styles.tabular,
    truncate && styles.truncate,
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
