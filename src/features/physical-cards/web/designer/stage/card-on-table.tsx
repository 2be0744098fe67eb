import { memo, useDeferredValue } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { CardFace } from '../../face/card-face.tsx';
import { previewLink } from '../../parts/preview-link.ts';
import { designerTexts } from '../designer-texts.ts';
import { useDesign, useDraft, useSide } from '../state/use-design.ts';
import { FreeHandle } from './free-handle.tsx';
import styles from './stage.module.css';

const sides = ['front', 'back'] as const;
const Face = memo(CardFace);

/** Both sides of one card: the one that lies below is neither seen nor read, and follows a moment later. */
export function CardOnTable() {
  const t = useTexts(designerTexts);
  const side = useSide();
  const design = useDesign((whole) => whole);
  const later = useDeferredValue(design);
  const link = previewLink(useDraft((draft) => draft.profileId));
  return (
    <div className={styles.card} data-side={side}>
      {sides.map((one) => (
        <div key={one} className={styles.face} data-face={one} inert={one !== side} aria-hidden={one !== side}>
          <Face
            design={one === side ? design : later}
            side={one}
            link={link}
            isClipped
            title={t(`designer.card.${one}`)}
          />
          {one === side && <FreeHandle side={one} />}
        </div>
      ))}
    </div>
  );
}
