import type { ReactNode } from 'react';
import type { Words } from '#base/content-schemas.ts';
import { Said } from '../said.tsx';
import type { View } from '../view.ts';

interface SectionProps {
  readonly view: View;
  /** The block's id and its class. */
  readonly id: string;
  readonly kind: string;
  readonly title: Words;
  /** Its heading when the owner wrote none; a label alone is for those who do not see where they are. */
  readonly heading?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

export function Section({ view, id, kind, title, heading, label, children }: SectionProps) {
  const own = view.say(title);
  const hasHeading = own !== '' || heading !== undefined;
  return (
    <section className={`b ${kind}`} {...(hasHeading ? { 'aria-labelledby': `h-${id}` } : { 'aria-label': label })}>
      {hasHeading && <h2 id={`h-${id}`}>{own ? <Said words={title} view={view} /> : heading}</h2>}
      {children}
    </section>
  );
}
