import type { ComponentProps, JSX, ReactNode } from 'react';
import { formatMoney } from '#base/money.ts';
import { formatPhone } from '#base/phone.ts';
import { formatInstant } from '#i18n/format.ts';
import { classNames } from '../class-names.ts';
import { useLocale } from '../locale.tsx';
import styles from './text.module.css';

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

/** URLs, emails, order numbers: left to right in any context. */
export function LatinText({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

/** A number as stored, E.164 or a star number; `dial` makes it a `tel:` link. */
export function PhoneText({ value, dial = false }: { value: string; dial?: boolean }) {
  const number = <LatinText>{formatPhone(value)}</LatinText>;
  return dial ? <a href={`tel:${value}`}>{number}</a> : number;
}

interface DateTextProps {
  value: Date | string | number;
  /** Includes the time. */
  time?: boolean;
  className?: string;
}

/** A date follows its own language's direction: 15 November inside a left-to-right isolate breaks in Hebrew. */
export function DateText({ value, time = false, className }: DateTextProps) {
  const { locale, direction } = useLocale();
  const date = new Date(value);
  const text = formatInstant(date, locale, { dateStyle: 'medium', ...(time && { timeStyle: 'short' }) });
  return (
    // The browser's month names may come from another ICU version than the server's; the server's text stays.
    <time className={className} dateTime={date.toISOString()}>
      <bdi dir={direction} suppressHydrationWarning>
        {text}
      </bdi>
    </time>
  );
}

/**
 * A honeypot: a field that only bots fill in. Its label asks the users of old screen readers, which ignore
 * `aria-hidden`, to leave it empty.
 */
export function TrapField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={styles.hidden} aria-hidden="true">
      {label}
      <input {...input} name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}

/** Radix's version writes inline styles, which the CSP forbids in server HTML. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}

interface MoneyTextProps {
  /** In agorot, or cents. A refund is negative. */
  agorot: number | undefined;
  currency?: string;
  className?: string;
}

export function MoneyText({ agorot, currency, className }: MoneyTextProps) {
  return <LatinText className={className}>{formatMoney(agorot, currency)}</LatinText>;
}
