import { ImageOff } from 'lucide-react';
import { Link } from 'react-router';
import { StoredPicture } from '#features/files/web/index.ts';
import { directionOf } from '#i18n/locale.ts';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { DraftPostRow } from '../../../contract.ts';
import { blogAdminTexts } from '../admin-texts.ts';
import { StatusBadge } from '../status-badge.tsx';
import { PostMenu } from './post-menu.tsx';
import styles from './post-row.module.css';

interface PostRowProps {
  post: DraftPostRow;
}

/** The whole row opens the post; the button at its end holds the rest. */
export function PostRow({ post }: PostRowProps) {
  const t = useTexts(blogAdminTexts);
  const { id, slug, title, language, cover, status, publishAt, updatedAt } = post;
  const inLanguage = { lang: language, dir: directionOf(language) };
  return (
    <li className={styles.row}>
      <div className={styles.cover}>
        {cover ? <StoredPicture file={cover.file} alt="" /> : <ImageOff size={20} aria-hidden="true" />}
      </div>
      <div className={styles.what}>
        <Link className={styles.link} to={`/blog-admin/${id}`}>
          {title ? <bdi {...inLanguage}>{title}</bdi> : t('blogAdmin.row.untitled')}
        </Link>
        <span className={styles.address}>
          <LatinText>/blog/{slug}</LatinText>
        </span>
      </div>
      <p className={styles.state}>
        <StatusBadge status={status} />
        {publishAt && (
          <span className={styles.moment}>
            {status === 'scheduled' && `${t('blogAdmin.row.at')} `}
            <DateText value={publishAt} time={status === 'scheduled'} />
          </span>
        )}
      </p>
      <p className={styles.fact}>{t(`blogAdmin.language.${language}`)}</p>
      <p className={styles.fact}>
        {t('blogAdmin.row.changed')} <DateText value={updatedAt} />
      </p>
      <div className={styles.menu}>
        <PostMenu post={post} />
      </div>
    </li>
  );
}
