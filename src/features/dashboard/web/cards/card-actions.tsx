import { Pencil, QrCode, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { dashboardTexts } from '../../texts.ts';
import styles from './card-actions.module.css';
import { CopyLink } from './copy-link.tsx';
import { useShare } from './use-share.tsx';

interface SystemShareProps {
  link: string;
  name: string;
  className: string | undefined;
  /** Where the system has no sheet of its own, or fails to open it. */
  onWithout(): void;
  onPointerEnter(): void;
  onFocus(): void;
}

const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The phone's own way of passing things on, with the people one writes to already in it. */
function SystemShare({ link, name, className, onWithout, ...near }: SystemShareProps) {
  const t = useTexts(dashboardTexts);
  const share = async () => {
    if (!navigator.share) return onWithout();
    try {
      await navigator.share({ title: name, url: link });
    } catch (error) {
      if (!isChangeOfMind(error)) onWithout();
    }
  };
  return (
    <Button
      className={className}
      variant="secondary"
      size="icon"
      aria-label={t('dashboard.cards.share', { name })}
      {...near}
      onClick={() => void share()}
    >
      <Share2 aria-hidden="true" />
    </Button>
  );
}

interface CardActsProps {
  profile: Profile;
  name: string;
}

/** What nobody else can open is not passed on: a draft has one thing to do. */
export function CardActions({ profile, name }: CardActsProps) {
  const t = useTexts(dashboardTexts);
  const { near, open, dialog } = useShare(profile);
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
        {...near}
        onClick={open}
      >
        <QrCode aria-hidden="true" />
      </Button>
      <CopyLink className={styles.act} link={link} name={name} />
      <SystemShare className={styles.act} link={link} name={name} onWithout={open} {...near} />
      {dialog}
    </Row>
  );
}
