import { RefreshCw } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Row, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type DesignSideName, type PhysicalCardDesign, physicalCardSize } from '../../design/design.ts';
import { faceTexts } from './face-texts.ts';
import styles from './flippable-physical-card.module.css';
import { PhysicalCardFace } from './physical-card-face.tsx';
import { TrueSizeField, useTrueSize } from './true-size-field.tsx';

interface FlippablePhysicalCardProps {
  readonly design: PhysicalCardDesign;
  readonly link: string;
  readonly className?: string | undefined;
}

const sides = ['front', 'back'] as const;

/** Both sides of a card, one at a time, either as large as the container or at physical size. */
export function FlippablePhysicalCard({ design, link, className }: FlippablePhysicalCardProps) {
  const t = useTexts(faceTexts);
  const [side, setSide] = useState<DesignSideName>('front');
  const size = useTrueSize();
  const { name } = design.words;
  const titles = { front: t('cardPreview.frontOf', { name }), back: t('cardPreview.backOf', { name }) };
  const width = { '--card-width': `${physicalCardSize.width * size.pixelsPerMillimetre}px` } as CSSProperties;
  return (
    <section className={className} aria-label={t('cardPreview.label')}>
      <div className={styles.table} data-true-size={size.isOn} {...(size.isOn && { style: width })}>
        <div className={styles.card} data-side={side}>
          {sides.map((one) => (
            <div key={one} className={styles.face} data-face={one} aria-hidden={one !== side}>
              <PhysicalCardFace design={design} side={one} link={link} className={styles.drawing} title={titles[one]} />
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden aria-live="polite">
        {side === 'front' ? t('cardPreview.front') : t('cardPreview.back')}
      </VisuallyHidden>
      <Row gap={2} justify="center" wrap className={styles.tools}>
        <Button variant="outline" size="sm" onClick={() => setSide(side === 'front' ? 'back' : 'front')}>
          <RefreshCw aria-hidden />
          {side === 'front' ? t('cardPreview.turnToBack') : t('cardPreview.turnToFront')}
        </Button>
        <Button variant={size.isOn ? 'secondary' : 'outline'} size="sm" aria-pressed={size.isOn} onClick={size.toggle}>
          {t('cardPreview.trueSize')}
        </Button>
      </Row>
      {size.isOn && <TrueSizeField value={size.pixelsPerMillimetre} onChange={size.fit} />}
    </section>
  );
}
