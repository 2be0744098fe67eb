import { type MouseEvent, useEffect, useRef } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { blogTexts } from '../blog-texts.ts';
import styles from './topic-filter.module.css';
import { type BlogFilter, blogAddress } from './use-blog-filter.ts';

interface TopicFilterProps {
  tags: readonly string[];
  chosen: BlogFilter;
  /** An empty one is all of them. */
  onChoose(tag: string): void;
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Real links, so that a topic can be opened in a tab of its own; a plain press narrows the list down in place. */
export function TopicFilter({ tags, chosen: { tag: chosen, q }, onChoose }: TopicFilterProps) {
  const t = useTexts(blogTexts);
  const row = useRef<HTMLElement>(null);
  // A topic that came with the address and that no post has is shown all the same: it can be left.
  const every = ['', ...tags, ...(chosen && !tags.includes(chosen) ? [chosen] : [])];
  useEffect(() => {
    // On a phone the row is wider than the screen.
    if (chosen) row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <nav ref={row} className={styles.topics} aria-label={t('blogPages.list.topics')}>
      {every.map((tag) => (
        <a
          key={tag}
          className={styles.topic}
          href={blogAddress({ tag, q })}
          {...(tag === chosen && { 'aria-current': 'true' })}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onChoose(tag);
          }}
        >
          {tag || t('blogPages.list.all')}
        </a>
      ))}
    </nav>
  );
}
