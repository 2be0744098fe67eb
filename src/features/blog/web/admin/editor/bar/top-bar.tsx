import { Eye, PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { SaveBadge, WorkBarBack } from '#ui/layout/work-bar.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import { StatusBadge } from '../../status-badge.tsx';
import { useWork } from '../state/post-session.ts';
import { useStatus } from '../state/post-work.ts';
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
    <Row as="header" align="center" gap={2} className={styles.bar}>
      <WorkBarBack as={Link} to="/blog-admin" aria-label={t('postEditor.toList')} />
      <Stack grow align="start" gap="hair" shrink className={styles.what}>
        <Row as="span" align="center" gap={2} shrink>
          <StatusBadge status={status} />
          {status === 'scheduled' && post.publishAt && (
            <DateText className={styles.instant ?? ''} value={post.publishAt} time />
          )}
        </Row>
        <PostSaveBadge />
      </Stack>
      <Row fixed align="center" gap={2}>
        <RouterLinkButton
          variant="outline"
          size="sm"
          className={styles.preview ?? ''}
          to={`/blog-admin/${post.id}/preview`}
          aria-label={t('postEditor.preview')}
        >
          <Eye aria-hidden="true" />
          <span className={styles.label}>{t('postEditor.preview')}</span>
        </RouterLinkButton>
        <PublishControls post={post} status={status} />
      </Row>
    </Row>
  );
}
