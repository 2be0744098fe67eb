import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import { StatusBadge } from '../../status-badge.tsx';
import { useWork } from '../state/post-context.ts';
import { useStatus } from '../state/use-status.ts';
import { PublishControls } from './publish-controls.tsx';
import { SaveBadge } from './save-badge.tsx';
import styles from './top-bar.module.css';

export function TopBar() {
  const t = useTexts(postEditorTexts);
  const post = useWork((work) => work.post);
  const status = useStatus(post);
  return (
    <header className={styles.bar}>
      <Link className={styles.back} to="/blog-admin" aria-label={t('postEditor.toList')}>
        <ArrowBack size={22} aria-hidden="true" />
      </Link>
      <div className={styles.what}>
        <span className={styles.status}>
          <StatusBadge status={status} />
          {status === 'scheduled' && post.publishAt && (
            <DateText className={styles.moment ?? ''} value={post.publishAt} time />
          )}
        </span>
        <SaveBadge />
      </div>
      <div className={styles.actions}>
        <Button variant="outline" size="sm" className={styles.preview ?? ''} asChild>
          <Link to={`/blog-admin/${post.id}/preview`} aria-label={t('postEditor.preview')}>
            <Eye aria-hidden="true" />
            <span className={styles.word}>{t('postEditor.preview')}</span>
          </Link>
        </Button>
        <PublishControls post={post} status={status} />
      </div>
    </header>
  );
}
