import type { JSX, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text.module.css';

export type TextTone = 'muted' | 'brand' | 'accent' | 'good' | 'warn' | 'bad';
export type TextSize = 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl' | '3xl';
export type TextWeight = 'text' | 'medium' | 'strong' | 'heading' | 'display';

/** The elements that text and layout may stand on. Links and buttons have components of their own. */
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

/** Its own properties, and all that its element takes. */
export type PropsOf<T extends Tag, Own> = Own & { as?: T } & Omit<JSX.IntrinsicElements[T], keyof Own | 'as'>;

/** What is left out stays as the element or its surroundings have it. */
export interface TextStyle {
  tone?: TextTone | undefined;
  size?: TextSize | undefined;
  weight?: TextWeight | undefined;
  /** Height of the lines. */
  line?: 'tight' | 'snug' | 'text' | undefined;
  textAlign?: 'start' | 'center' | 'end' | undefined;
  /** Breaks inside of words, for addresses and other long texts that people wrote. */
  breakWords?: boolean | undefined;
  /** Digits of one width, for figures that stand below each other or change. */
  tabular?: boolean | undefined;
  /** One line that ends in an ellipsis where there is no room for more. */
  truncate?: boolean | undefined;
}

export function textClassNames(style: TextStyle): string {
  const { tone, size, weight, line, textAlign, breakWords, tabular, truncate } = style;
  return classNames(
    tone && styles[tone],
    size && styles[`size-${size}`],
    weight && styles[`weight-${weight}`],
    line && styles[`line-${line}`],
    textAlign && styles[`align-${textAlign}`],
    breakWords && styles.breakWords,
    tabular && styles.tabular,
    truncate && styles.truncate,
  );
}

/** Text in one of the product's sizes and tones. */
export function Text<T extends Tag = 'p'>(props: PropsOf<T, TextStyle>) {
  const {
    as = 'p',
    tone,
    size,
    weight,
    line,
    textAlign,
    breakWords,
    tabular,
    truncate,
    className,
    ...rest
  } = props as PropsOf<'p', TextStyle>;
  const text = textClassNames({ tone, size, weight, line, textAlign, breakWords, tabular, truncate });
  const Element = as as 'p';
  return <Element className={classNames(text, className) || undefined} {...rest} />;
}

/** Small and quiet, below or beside what it explains. */
export function Caption({ children }: { children: ReactNode }) {
  return (
    <Text tone="muted" size="s">
      {children}
    </Text>
  );
}
