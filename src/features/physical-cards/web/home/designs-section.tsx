import { Palette } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { IconTile } from '#ui/icon-tile.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { SavedDesign } from '../../contract.ts';
import { DesignTile } from './design-tile.tsx';
import styles from './designs-section.module.css';
import { cardHomeTexts } from './home-texts.ts';
import page from './physical-cards-page.module.css';

interface DesignsSectionProps {
  designs: readonly SavedDesign[];
  profiles: readonly Profile[];
}

export function DesignsSection({ designs, profiles }: DesignsSectionProps) {
  const t = useTexts(cardHomeTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(designs.length);
  // The tile of a deleted design goes away with the focus in it: the heading above takes it.
  useEffect(() => {
    const isLost = designs.length < before.current && document.activeElement === document.body;
    before.current = designs.length;
    if (isLost) heading.current?.focus();
  }, [designs.length]);
  return (
    <section className={page.part} aria-labelledby="designs-title">
      <h2 className={page.partTitle} id="designs-title" ref={heading} tabIndex={-1}>
        {t('cardHome.designs.title')}
      </h2>
      {designs.length === 0 ? (
        <div className={styles.none}>
          <IconTile icon={Palette} />
          <p>{t('cardHome.designs.none')}</p>
        </div>
      ) : (
        <ul className={styles.designs}>
          {designs.map((design) => (
            <DesignTile key={design.id} saved={design} fallbackProfile={profiles[0]?.id} />
          ))}
        </ul>
      )}
    </section>
  );
}
