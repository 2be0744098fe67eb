import { RefreshCw, TriangleAlert } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, useDeferredValue, useRef } from 'react';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type DesignSideName, isEngraved, physicalCardSize } from '../../../design/design.ts';
import { layoutDesign } from '../../../design/layout.ts';
import { previewLink } from '../../components/preview-link.ts';
import { PhysicalCardFace } from '../../face/physical-card-face.tsx';
import { TrueSizeField, useTrueSize } from '../../face/true-size-field.tsx';
import { designerTexts } from '../designer-texts.ts';
import { changingFree } from '../state/draft.ts';
import { useChange, useDesign, useDesignerSession, useDraft, useSide } from '../state/use-design.ts';
import { stopsOf } from '../state/warning-fields.ts';
import { freeBox, touchBox } from './free-box.ts';
import styles from './stage.module.css';
import { useWarningLines } from './warning-list.tsx';

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
        <Button
          className={styles.size}
          variant={size.isOn ? 'secondary' : 'outline'}
          size="sm"
          aria-pressed={size.isOn}
          onClick={size.toggle}
        >
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
  const { lines: warnings, title } = useWarningLines();
  if (warnings.length === 0) return null;
  return (
    <button
      type="button"
      className={styles.count}
      data-stops={stopsOf(warnings).length > 0}
      aria-label={title}
      onClick={goToList}
    >
      <TriangleAlert size={18} aria-hidden="true" />
      {warnings.length}
    </button>
  );
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const stepOf = ({ key, shiftKey }: KeyboardEvent): readonly [number, number] | undefined => {
  const size = shiftKey ? 5 : 0.5;
  const step = steps[key];
  return step && [step[0] * size, step[1] * size];
};

/** An overlay on the free text that moves it by pointer or arrow keys. */
function FreeHandle({ side }: { side: DesignSideName }) {
  const t = useTexts(designerTexts);
  const change = useChange();
  const design = useDesign((current) => current);
  const { free } = design[side];
  const moveFreeText = (x: number, y: number) => change(`free-${side}-place`, changingFree(side, { x, y }));
  const drag = useDrag(free, moveFreeText);
  const box = free && freeBox(layoutDesign(design)[side]);
  if (!free || !box) return null;
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    moveFreeText(free.x + step[0], free.y + step[1]);
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: nothing is drawn here but the handle, which has a name
    <svg className={styles.layer} viewBox={`0 0 ${physicalCardSize.width} ${physicalCardSize.height}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a button of HTML has no place in a drawing */}
      <rect
        {...touchBox(box)}
        {...drag}
        className={styles.handle}
        role="button"
        tabIndex={0}
        aria-label={t('designer.physicalCard.free', { text: free.text })}
        onKeyDown={press}
      />
      <rect {...box} className={styles.frame} rx={1} />
    </svg>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Drag {
  readonly from: Point;
  readonly start: Point;
  /** Millimetres of the card per screen pixel. */
  readonly scale: number;
}

/** Moves a point of the card with the pointer. */
function useDrag(at: Point | null, onMove: (x: number, y: number) => void) {
  const drag = useRef<Drag>(undefined);
  const stop = () => {
    drag.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      const width = event.currentTarget.ownerSVGElement?.getBoundingClientRect().width;
      if (!at || !width || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { from: at, start: { x: event.clientX, y: event.clientY }, scale: physicalCardSize.width / width };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<SVGElement>) => {
      if (!drag.current) return;
      const { from, start, scale } = drag.current;
      onMove(from.x + (clientX - start.x) * scale, from.y + (clientY - start.y) * scale);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}

const Face = memo(PhysicalCardFace);

/** Both sides of the card. The hidden side is not in the accessibility tree and updates with deferred priority. */
function PhysicalCardPreview() {
  const t = useTexts(designerTexts);
  const side = useSide();
  const design = useDesign((current) => current);
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
            title={t(`designer.physicalCard.${one}`)}
          />
          {one === side && <FreeHandle side={one} />}
        </div>
      ))}
    </div>
  );
}
