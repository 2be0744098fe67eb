import { Fragment, type ReactNode } from 'react';
import type { PostBlock, PostBody, Run } from '../../body.ts';
import { headingIds } from './heading-ids.ts';
import styles from './post-body.module.css';
import { ResponsivePicture } from './responsive-picture.tsx';
import { safeHref } from './safe-href.ts';

/** The body of a post. The caller sets its language and direction. */
export function PostBodyView({ body }: { body: PostBody }) {
  const ids = headingIds(body);
  return (
    <div className={styles.body}>
      {body.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post stands still while it is read
        <BodySection key={index} block={block} id={ids.get(block)?.id} />
      ))}
    </div>
  );
}

interface BodySectionProps {
  block: PostBlock;
  /** Set for a heading with text. */
  id: string | undefined;
}

function BodySection({ block, id }: BodySectionProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'heading':
      return <BodyHeading level={block.level} runs={block.runs} id={id} />;
    case 'list':
      return <BodyList isNumbered={block.isNumbered} items={block.items} />;
    case 'quote':
      return <BodyQuote paragraphs={block.paragraphs} />;
    case 'picture':
      return <BodyPicture {...block} />;
    case 'divider':
      return <hr />;
  }
}

function BodyPicture({ file, alt, caption }: { file: string; alt: string; caption: string }) {
  return (
    <figure>
      <ResponsivePicture className={styles.picture} file={file} alt={alt} sizes="(min-width: 48em) 42rem, 92vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** An empty heading would be a useless stop for screen reader users who navigate by headings. */
function BodyHeading({ level, runs, id }: { level: 2 | 3; runs: readonly Run[]; id: string | undefined }) {
  if (!id) return null;
  const Element = level === 2 ? 'h2' : 'h3';
  return (
    <Element id={id}>
      <Runs runs={runs} />
    </Element>
  );
}

function BodyQuote({ paragraphs }: { paragraphs: readonly (readonly Run[])[] }) {
  return (
    <blockquote>
      {paragraphs.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post stands still while it is read
        <p key={index}>
          <Runs runs={runs} />
        </p>
      ))}
    </blockquote>
  );
}

function BodyList({ isNumbered, items }: { isNumbered: boolean; items: readonly (readonly Run[])[] }) {
  const Element = isNumbered ? 'ol' : 'ul';
  return (
    <Element>
      {items.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post stands still while it is read
        <li key={index}>
          <Runs runs={runs} />
        </li>
      ))}
    </Element>
  );
}

function dressed({ text, isBold, isItalic, link }: Run): ReactNode {
  const slanted = isItalic ? <em>{text}</em> : text;
  const content = isBold ? <strong>{slanted}</strong> : slanted;
  const href = safeHref(link);
  if (!href) return content;
  return (
    <a href={href} {...(href.startsWith('/') ? {} : { rel: 'noopener noreferrer' })}>
      {content}
    </a>
  );
}

/** Text, bold, italic and links; never interpreted as HTML. */
function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a post never change their order while it is read
    <Fragment key={index}>{dressed(run)}</Fragment>
  ));
}
