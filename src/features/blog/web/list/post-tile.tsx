import { Newspaper } from 'lucide-react';
import { directionOf } from '#i18n/locale.ts';
import type { HeadingLevel } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { LocaleProvider } from '#ui/locale.tsx';
import { Text } from '#ui/text/text.tsx';
import type { PostSummary } from '../../contract.ts';
import { ResponsivePicture } from '../body/responsive-picture.tsx';
import { PostMeta } from '../post/post-meta.tsx';
import { postPath } from '../post-path.ts';
import styles from './list.module.css';

interface PostTileProps {
  post: PostSummary;
  level: HeadingLevel;
  /** Full width, with the image beside the text. */
  isLead?: boolean;
  /** Above the fold: its image loads eagerly. */
  isFirst?: boolean;
}

const tileSizes = '(min-width: 64em) 23rem, (min-width: 40em) 45vw, 92vw';
const leadSizes = '(min-width: 64em) 43rem, 92vw';

/** The whole tile links to the post. It has the post's language, regardless of the page's. */
export function PostTile({ post, level: Heading, isLead = false, isFirst = false }: PostTileProps) {
  const { language, cover, title, summary, tags } = post;
  return (
    <LocaleProvider locale={language}>
      <Stack
        as="li"
        gap={4}
        justify="start"
        shrink
        className={styles.tile}
        lang={language}
        dir={directionOf(language)}
        data-lead={isLead}
      >
        <div className={styles.cover} aria-hidden="true">
          {cover ? (
            <ResponsivePicture
              className={styles.picture}
              file={cover.file}
              alt=""
              sizes={isLead ? leadSizes : tileSizes}
              isFirst={isFirst}
            />
          ) : (
            <Newspaper className={styles.without} size={48} strokeWidth={1.5} />
          )}
        </div>
        <Stack gap={2} className={styles.texts}>
          {tags[0] && (
            <Text tone="accent" size="xs" weight="strong">
              {tags[0]}
            </Text>
          )}
          <Heading className={styles.title}>
            <TileLink className={styles.link} href={postPath(post)}>
              {title}
            </TileLink>
          </Heading>
          <p className={styles.summary}>{summary}</p>
          <PostMeta publishedAt={post.publishedAt} readingMinutes={post.readingMinutes} />
        </Stack>
      </Stack>
    </LocaleProvider>
  );
}
