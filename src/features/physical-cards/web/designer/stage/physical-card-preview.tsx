import { type KeyboardEvent, memo, type PointerEvent, useDeferredValue, useRef } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { type DesignSideName, physicalCardSize } from '../../../design/design.ts';
import { layoutDesign } from '../../../design/layout.ts';
import { previewLink } from '../../components/preview-link.ts';
import { PhysicalCardFace } from '../../face/physical-card-face.tsx';
import { designerTexts } from '../designer-texts.ts';
import { changingFree, clampedPosition } from '../state/draft.ts';
import { useChange, useDesign, useDraft, useSide } from '../state/use-design.ts';
import { freeBox, touchBox } from './free-box.ts';
import styles from './stage.module.css';

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
  const moveFreeText = (x: number, y: number) =>
    change(`free-${side}-place`, changingFree(side, clampedPosition({ x, y })));
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
    onPointerUp: () => {
      drag.current = undefined;
    },
    onPointerCancel: () => {
      drag.current = undefined;
    },
  };
}

const sides = ['front', 'back'] as const;
const Face = memo(PhysicalCardFace);

/** Both sides of the card. The hidden side is not in the accessibility tree and updates with deferred priority. */
export function PhysicalCardPreview() {
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
            isClipped
            title={t(`designer.physicalCard.${one}`)}
          />
          {one === side && <FreeHandle side={one} />}
        </div>
      ))}
    </div>
  );
}
