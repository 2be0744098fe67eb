import { Archive, Compass, Nfc } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { FoundTag } from '../../contract.ts';
import styles from './found-tag.module.css';
import { foundTexts } from './found-texts.ts';
import { FreshTag } from './fresh-tag.tsx';
import { LostTag } from './lost-tag.tsx';

interface FoundTagCardProps {
  /** null: there is no such tag. */
  tag: FoundTag | null;
  isSignedIn: boolean;
}

export function FoundTagCard({ tag, isSignedIn }: FoundTagCardProps) {
  const t = useTexts(foundTexts);
  const home = (
    <Button asChild>
      <a href="/">{t('foundTag.home')}</a>
    </Button>
  );
  if (!tag)
    return (
      <LinkCard icon={Compass} tone="warn" title={t('foundTag.missing.title')} text={t('foundTag.missing.text')}>
        {home}
      </LinkCard>
    );
  if (tag.state === 'retired')
    return (
      <LinkCard icon={Archive} title={t('foundTag.over.title')} text={t('foundTag.over.text')}>
        {home}
      </LinkCard>
    );
  if (tag.state === 'frozen') return <LostTag tag={tag} />;
  // Whoever has just activated it goes on seeing so, though it is active by now.
  if (tag.state === 'unassigned' || tag.isOwn) return <FreshTag tag={tag} isSignedIn={isSignedIn} />;
  return (
    <LinkCard icon={Nfc} tone="good" title={t('foundTag.active.title')} text={t('foundTag.active.text')}>
      <div className={styles.actions}>
        <Button asChild>
          <a href={`/t/${tag.code}`}>{t('foundTag.active.open')}</a>
        </Button>
      </div>
    </LinkCard>
  );
}
