import { Fragment, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { PostBlock, PostBody, Run } from '../../body.ts';
import { headingIds } from './heading-ids.ts';
import styles from './post-body.module.css';
import prose from './prose.module.css';
import { ResponsivePicture } from './responsive-picture.tsx';

/** Allows our own paths and web URLs; any other link is dropped. */
export const safeHref = (link: string | undefined): string | undefined =>
  link && /^(https?:\/\/|\/(?![/\\]))[^\s\\]*$/i.test(link) ? link : undefined;

/** The body of a post. The caller sets its language and direction. */
export function PostBodyView({ body }: { body: PostBody }) {
  const ids = headingIds(body);
  return (
    <div className={classNames(styles.body, prose.prose)}>
      {body.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post stands still while it is read
        <BodySection key={index} block={block} id={ids.get(block)?.id} />
      ))}
    </div>
  );
}

/** The id is set for a heading with text. */
function BodySection({ block, id }: { block: PostBlock; id: string | undefined }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'heading':
      return <BodyHeading level={block.level} runs={block.runs} id={id} />;
    case 'list': {
      const Element = block.isNumbered ? 'ol' : 'ul';
      return <Element>{eachIn('li', block.items)}</Element>;
    }
    case 'quote':
      return <blockquote>{eachIn('p', block.paragraphs)}</blockquote>;
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

const eachIn = (Element: 'li' | 'p', all: readonly (readonly Run[])[]) =>
  all.map((runs, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a post stands still while it is read
    <Element key={index}>
      <Runs runs={runs} />
    </Element>
  ));

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
