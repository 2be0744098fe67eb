import { RefreshCw, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type DesignSideName, isEngraved, physicalCardSize } from '../../../design/design.ts';
import { TrueSizeField, useTrueSize } from '../../face/true-size-field.tsx';
import { designerTexts } from '../designer-texts.ts';
import { useDesign, useDesignerSession, useSide, useWarnings } from '../state/use-design.ts';
import { stopsOf } from '../state/warning-fields.ts';
import { PhysicalCardPreview } from './physical-card-preview.tsx';
import styles from './stage.module.css';

const sides = ['front', 'back'] as const;

/** The card preview, with a switch between its sides. */
export function Stage() {
  const t = useTexts(designerTexts);
  const { store } = useDesignerSession();
  const side = useSide();
  const other: DesignSideName = side === 'front' ? 'back' : 'front';
  const engraved = useDesign((design) => isEngraved(design.material));
  const hasCode = useDesign((design) => design.qr.side === side);
  const size = useTrueSize();
  const width = { '--card-width': `${physicalCardSize.width * size.pixelsPerMillimetre}px` } as CSSProperties;
  return (
    <Row
      as="section"
      gap={3}
      align="center"
      justify="center"
      className={styles.stage}
      aria-label={t('designer.physicalCard.label')}
    >
      <div className={styles.table} data-true-size={size.isOn} {...(size.isOn && { style: width })}>
        <PhysicalCardPreview />
      </div>
      <Stack gap={2} align="center" className={styles.tools}>
        <RadioGroup
          className={styles.sides ?? ''}
          variant="segmented"
          hideLabel
          label={t('designer.physicalCard.side')}
          value={side}
          onValueChange={(next) => store.turn(next as DesignSideName)}
        >
          {sides.map((one) => (
            <RadioItem key={one} value={one}>
              {t(`designer.physicalCard.${one}`)}
            </RadioItem>
          ))}
        </RadioGroup>
        <Button className={styles.turn} variant="outline" size="sm" onClick={() => store.turn(other)}>
          <RefreshCw aria-hidden="true" />
          {t(other === 'back' ? 'designer.physicalCard.toBack' : 'designer.physicalCard.toFront')}
        </Button>
        <WarningCount />
        <Button className={styles.size} variant="ghost" size="sm" aria-pressed={size.isOn} onClick={size.toggle}>
          {t('designer.physicalCard.trueSize')}
        </Button>
      </Stack>
      {size.isOn && <TrueSizeField value={size.pixelsPerMillimetre} onChange={size.fit} />}
      <p className={styles.note}>
        {hasCode && t('designer.physicalCard.sample')} {engraved && t('designer.physicalCard.engraved')}
      </p>
    </Row>
  );
}

function goToList(): void {
  const title = document.getElementById('card-warnings-title');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'center' });
}

/** The number of warnings, shown at the card as a link where the list is far away. */
function WarningCount() {
  const t = useTexts(designerTexts);
  const warnings = useWarnings();
  if (warnings.length === 0) return null;
  return (
    <button
      type="button"
      className={styles.count}
      data-stops={stopsOf(warnings).length > 0}
      aria-label={t('designer.warnings.title', { count: warnings.length })}
      onClick={goToList}
    >
      <TriangleAlert size={18} aria-hidden="true" />
      {warnings.length}
    </button>
  );
}
