import { Pencil, QrCode, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { dashboardTexts } from '../../texts.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './profile-actions.module.css';
import { useShare } from './use-share.tsx';

interface SystemShareProps {
  link: string;
  name: string;
  className: string | undefined;
  /** Where the system has no sheet of its own, or fails to open it. */
  onUnsupported(): void;
  onPointerEnter(): void;
  onFocus(): void;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The phone's own way of passing things on, with the people one writes to already in it. */
function SystemShare({ link, name, className, onUnsupported, ...preloadHandlers }: SystemShareProps) {
  const t = useTexts(dashboardTexts);
  const share = async () => {
    if (!navigator.share) return onUnsupported();
    try {
      await navigator.share({ title: name, url: link });
    } catch (error) {
      if (!isAbort(error)) onUnsupported();
    }
  };
  return (
    <Button
      className={className}
      variant="secondary"
      size="icon"
      aria-label={t('dashboard.cards.share', { name })}
      {...preloadHandlers}
      onClick={() => void share()}
    >
      <Share2 aria-hidden="true" />
    </Button>
  );
}

interface ProfileActionsProps {
  profile: Profile;
  name: string;
}

/** What nobody else can open is not passed on: a draft has one thing to do. */
export function ProfileActions({ profile, name }: ProfileActionsProps) {
  const t = useTexts(dashboardTexts);
  const { preloadHandlers, open, dialog } = useShare(profile);
  const { id, status, address } = profile;
  if (status === 'draft')
    return (
      <Row gap={1} wrap className={styles.actions}>
        <Button variant="secondary" size="sm" asChild>
          <Link to={`/editor/${id}`}>
            <Pencil aria-hidden="true" />
            {t('dashboard.cards.finish')}
          </Link>
        </Button>
      </Row>
    );
  const edit = (
    <Button className={styles.act} variant="secondary" size="icon" asChild>
      <Link to={`/editor/${id}`} aria-label={t('dashboard.cards.edit', { name })}>
        <Pencil aria-hidden="true" />
      </Link>
    </Button>
  );
  if (status !== 'published')
    return (
      <Row gap={1} wrap className={styles.actions}>
        {edit}
      </Row>
    );
  // Whoever comes by it is known to have been sent.
  const link = `${window.location.origin}${address}?s=link`;
  return (
    <Row gap={1} wrap className={styles.actions}>
      {edit}
      <Button
        className={styles.act}
        variant="secondary"
        size="icon"
        aria-label={t('dashboard.cards.qr', { name })}
        {...preloadHandlers}
        onClick={open}
      >
        <QrCode aria-hidden="true" />
      </Button>
      <CopyLink className={styles.act} link={link} name={name} />
      <SystemShare className={styles.act} link={link} name={name} onUnsupported={open} {...preloadHandlers} />
      {dialog}
    </Row>
  );
}
