import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Material } from '../../design/design.ts';
import { startDesign } from '../../design/start.ts';
import { materialPrices, unitPrice } from '../../prices.ts';
import { CardFace } from '../face/card-face.tsx';
import { cardWordsTexts } from '../parts/card-words-texts.ts';
import { previewLink } from '../parts/preview-link.ts';
import { cardHomeTexts } from './home-texts.ts';
import styles from './material-tile.module.css';

interface MaterialTileProps {
  material: Material;
  profile: Profile;
  /** In whole percent. */
  discount: number;
}

/** Their own card in that material, and the way to make it better. */
export function MaterialTile({ material, profile, discount }: MaterialTileProps) {
  const t = useTexts(cardHomeTexts);
  const tw = useTexts(cardWordsTexts);
  const design = useMemo(() => startDesign(profile.document, material), [profile.document, material]);
  const name = tw(`cardWords.material.${material}`);
  return (
    <Card as="li" flush>
      <div className={styles.stage} data-material={material}>
        <CardFace
          design={design}
          side="front"
          link={previewLink(profile.id)}
          isClipped
          className={styles.face ?? ''}
          title={tw('cardWords.front', { name })}
        />
      </div>
      <div className={styles.words}>
        <div className={styles.line}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.price}>
            {discount > 0 && (
              <s className={styles.before}>
                <VisuallyHidden>{t('cardHome.start.before')}</VisuallyHidden>
                <AmountText agorot={materialPrices[material]} />
              </s>
            )}
            <AmountText agorot={unitPrice(material, discount)} className={styles.sum ?? ''} />{' '}
            {t('cardHome.start.price')}
          </p>
        </div>
        <p className={styles.text}>{t(`cardHome.start.${material}`)}</p>
        {discount > 0 && <p className={styles.saved}>{t('cardHome.start.saved', { percent: discount })}</p>}
        <Button block asChild>
          <Link to={`/physical-cards/design/new?profile=${profile.id}&material=${material}`}>
            {t('cardHome.start.design', { material: name })}
          </Link>
        </Button>
      </div>
    </Card>
  );
}
