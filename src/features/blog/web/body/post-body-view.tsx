import type { PostBody } from '../../body.ts';
import { BodySection } from './body-section.tsx';
import { headingIds } from './heading-ids.ts';
import styles from './post-body.module.css';

interface PostBodyViewProps {
  body: PostBody;
}

/** The text of a post. Whoever places it gives its language and direction. */
export function PostBodyView({ body }: PostBodyViewProps) {
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
