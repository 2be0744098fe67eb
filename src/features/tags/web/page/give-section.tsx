import { Gift } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Tag } from '../../contract.ts';
import { GiveDialog } from './give-dialog.tsx';
import { pageTexts } from './page-texts.ts';
import { PendingOffer } from './pending-offer.tsx';
import styles from './tag-page.module.css';
import { TagSection } from './tag-section.tsx';

interface GiveSectionProps {
  tag: Tag;
}

/** Passing a tag on: an offer that somebody accepts, and that can be taken back until then. */
export function GiveSection({ tag: { code, offer, state } }: GiveSectionProps) {
  const t = useTexts(pageTexts);
  const [isOpen, setIsOpen] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  return (
    <TagSection
      title={t('tagPage.give.title')}
      text={offer ? undefined : t('tagPage.give.text')}
      state={offer ? 'offered' : 'own'}
    >
      <div ref={actions}>
        {offer && <PendingOffer code={code} offer={offer} onRenew={() => setIsOpen(true)} />}
        {!offer && state === 'active' && (
          <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
            <Gift aria-hidden="true" />
            {t('tagPage.give.button')}
          </Button>
        )}
        {!offer && state !== 'active' && <p className={styles.quiet}>{t('tagPage.give.frozen')}</p>}
      </div>
      <GiveDialog
        code={code}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onClosed={() => actions.current?.querySelector('button')?.focus()}
      />
    </TagSection>
  );
}
