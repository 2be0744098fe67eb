import {
  CircleAlert,
  Cloud,
  CloudCheck,
  CloudOff,
  Eye,
  GitCompareArrows,
  type LucideIcon,
  PencilLine,
} from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import { StatusBadge } from '../../status-badge.tsx';
import { useWork } from '../state/post-context.ts';
import type { SaveState } from '../state/post-work.ts';
import { useStatus } from '../state/use-status.ts';
import { PublishControls } from './publish-controls.tsx';
import styles from './top-bar.module.css';

const icons: Readonly<Record<SaveState['kind'], LucideIcon>> = {
  saved: CloudCheck,
  waiting: Cloud,
  saving: Cloud,
  held: PencilLine,
  offline: CloudOff,
  failed: CircleAlert,
  conflict: GitCompareArrows,
};

/** Says at every moment where the work is. */
function SaveBadge() {
  const t = useTexts(postEditorTexts);
  const kind = useWork(({ save }) => save.kind);
  const Icon = icons[kind];
  // Whoever listens hears of trouble and of its end, not of every letter.
  const spoken = kind === 'waiting' || kind === 'saving' ? '' : t(`postEditor.save.${kind}`);
  return (
    <>
      <span className={styles.badge} data-kind={kind} aria-hidden="true">
        <Icon size={18} strokeWidth={1.75} />
        <span className={styles.texts}>{t(`postEditor.save.${kind}`)}</span>
      </span>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}

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
            <DateText className={styles.instant ?? ''} value={post.publishAt} time />
          )}
        </span>
        <SaveBadge />
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
