import type { ReactNode } from 'react';
import type { LocalizedText } from '#base/schemas.ts';
import { Icon, type IconName, Mark } from './icon.tsx';
import { localizedText, type View } from './view.ts';

interface TextViewProps {
  readonly value: LocalizedText | undefined;
  readonly view: View;
}

/** The owner's text, isolated from the surrounding direction; with `lang` if it is not in the page's language. */
export function TextView({ value, view: { context } }: TextViewProps) {
  const { text, locale } = localizedText(value, context.locale);
  return <bdi lang={locale === context.locale ? undefined : locale}>{text}</bdi>;
}

interface SectionProps {
  readonly view: View;
  /** The block's id and its class. */
  readonly id: string;
  readonly kind: string;
  readonly title: LocalizedText;
  /** `heading` is the visible heading if the owner wrote none; `label` is only for screen readers. */
  readonly heading?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

export function Section({ view, id, kind, title, heading, label, children }: SectionProps) {
  const own = view.localize(title);
  const hasHeading = own !== '' || heading !== undefined;
  // The editor's preview finds a block by this id.
  const anchor = `h-${id}`;
  return (
    <section
      className={`b ${kind}`}
      {...(hasHeading ? { 'aria-labelledby': anchor } : { id: anchor, 'aria-label': label })}
    >
      {hasHeading && <h2 id={anchor}>{own ? <TextView value={title} view={view} /> : heading}</h2>}
      {children}
    </section>
  );
}

interface ItemsProps<T> {
  readonly of: readonly T[];
  readonly className?: string;
  readonly children: (item: T, index: number) => ReactNode;
}

/** A list; its order never changes on a page that is rendered once. */
export const Items = <T,>({ of, className, children, ...rest }: ItemsProps<T>) => (
  <ul className={className} {...rest}>
    {of.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may stand in a list twice
      <li key={index}>{children(item, index)}</li>
    ))}
  </ul>
);

interface RowProps {
  readonly icon: IconName;
  /** Instead of the icon. */
  readonly picture?: ReactNode;
  readonly href: string;
  readonly children: ReactNode;
  readonly end?: IconName;
  readonly type?: string;
}

/** A full-width link in a list with an icon or a picture before it. */
export const Row = ({ icon, picture, href, children, end = 'next', type }: RowProps) => (
  <a className="row" href={href} type={type}>
    {picture ?? <Mark name={icon} />}
    {children}
    <Icon name={end} isMirrored={end === 'next'} />
  </a>
);
