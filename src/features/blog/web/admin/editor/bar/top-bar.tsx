import { Eye, PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { SaveBadge, WorkBarBack } from '#ui/layout/work-bar.tsx';
import { useTexts } from '#ui/locale.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import { StatusBadge } from '../../status-badge.tsx';
import { useWork } from '../state/post-context.ts';
import { useStatus } from '../state/use-status.ts';
import { PublishControls } from './publish-controls.tsx';
import styles from './top-bar.module.css';

function PostSaveBadge() {
  const t = useTexts(postEditorTexts);
  const kind = useWork(({ save }) => save.kind);
  return (
    <SaveBadge kind={kind} icon={kind === 'held' ? PencilLine : undefined} className={styles.badge}>
      <span className={styles.texts}>{t(`postEditor.save.${kind}`)}</span>
    </SaveBadge>
  );
}

export function TopBar() {
  const t = useTexts(postEditorTexts);
  const post = useWork((work) => work.post);
  const status = useStatus(post);
  return (
    <header className={styles.bar}>
      <WorkBarBack as={Link} to="/blog-admin" aria-label={t('postEditor.toList')} />
      <div className={styles.what}>
        <span className={styles.status}>
          <StatusBadge status={status} />
          {status === 'scheduled' && post.publishAt && (
            <DateText className={styles.instant ?? ''} value={post.publishAt} time />
          )}
        </span>
        <PostSaveBadge />
      </div>
      <div className={styles.actions}>
        <Button variant="outline" size="sm" className={styles.preview ?? ''} asChild>
          <Link to={`/blog-admin/${post.id}/preview`} aria-label={t('postEditor.preview')}>
            <Eye aria-hidden="true" />
            <span className={styles.label}>{t('postEditor.preview')}</span>
          </Link>
        </Button>
        <PublishControls post={post} status={status} />
      </div>
    </header>
  );
}
