import { Fragment, type ReactNode } from 'react';
import type { Run } from '../../body.ts';
import { safeHref } from './safe-href.ts';

interface RunsProps {
  runs: readonly Run[];
}

function dressed({ text, isBold, isItalic, link }: Run): ReactNode {
  const slanted = isItalic ? <em>{text}</em> : text;
  const words = isBold ? <strong>{slanted}</strong> : slanted;
  const href = safeHref(link);
  if (!href) return words;
  return (
    <a href={href} {...(href.startsWith('/') ? {} : { rel: 'noopener noreferrer' })}>
      {words}
    </a>
  );
}

/** Words, bold, italic and links: nothing of it is ever read as markup. */
export function Runs({ runs }: RunsProps) {
  return runs.map((run, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a post never change their order while it is read
    <Fragment key={place}>{dressed(run)}</Fragment>
  ));
}
