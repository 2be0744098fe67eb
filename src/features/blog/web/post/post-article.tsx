import { directionOf } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import type { Post } from '../../contract.ts';
import { headingIds } from '../body/heading-ids.ts';
import { LadderPicture } from '../body/ladder-picture.tsx';
import { PostBodyView } from '../body/post-body-view.tsx';
import { Contents } from './contents.tsx';
import styles from './post-article.module.css';
import { PostFacts } from './post-facts.tsx';
import { PostShare } from './post-share.tsx';
import { PostTags } from './post-tags.tsx';

/** As much of a post as there is: a draft has neither address nor date yet. */
export type ArticlePost = Pick<Post, 'language' | 'title' | 'summary' | 'cover' | 'tags' | 'body'> &
  Partial<Pick<Post, 'publishedAt' | 'readingMinutes' | 'slug'>>;

interface PostArticleProps {
  post: ArticlePost;
}

const contentsLeast = 3;

/** A post from its title to its last word, all of it in its own language and direction, whoever reads. */
export function PostArticle({ post }: PostArticleProps) {
  const { language, title, summary, cover, tags, body, slug } = post;
  const headings = [...headingIds(body).values()].filter(({ level }) => level === 2);
  return (
    <LocaleProvider locale={language}>
      <article className={styles.article} lang={language} dir={directionOf(language)}>
        <header className={styles.head}>
          <PostTags tags={tags} />
          <h1 className={styles.title}>{title}</h1>
          {summary && <p className={styles.summary}>{summary}</p>}
          <PostFacts publishedAt={post.publishedAt} readingMinutes={post.readingMinutes} />
        </header>
        {cover && (
          <LadderPicture
            className={styles.cover}
            file={cover.file}
            alt={cover.alt}
            sizes="(min-width: 64em) 60rem, 100vw"
            isFirst
          />
        )}
        <div className={styles.columns}>
          {headings.length >= contentsLeast && <Contents headings={headings} />}
          <div className={styles.text}>
            <PostBodyView body={body} />
            {slug && <PostShare slug={slug} title={title} />}
          </div>
        </div>
      </article>
    </LocaleProvider>
  );
}
