import { RotateCcw, RotateCw } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/overlays/dialog.tsx';
import { uploadsTexts } from '../texts.ts';
import styles from './crop-stage.module.css';
import { drawPicture, paint } from './draw-picture.ts';
import { fullView, maxZoom, type Point, panned, rotated, type Size, shaped, type View, zoomed } from './geometry.ts';

interface Crop {
  readonly view: View;
  readonly maxZoom: number;
  readonly isFree: boolean;
  move(delta: Point): void;
  zoomBy(factor: number, at?: Point): void;
  zoomTo(zoom: number): void;
  rotate(delta: 1 | -1): void;
  shape(aspect: number): void;
  reset(): void;
}

/** Without an aspect ratio the frame is free. */
function useCrop(size: Size, aspect: number | undefined): Crop {
  const isFree = aspect === undefined;
  const [view, setView] = useState(() => fullView(size, aspect));
  const actions = useMemo(
    () => ({
      move: (delta: Point) => setView((now) => panned(size, now, delta)),
      zoomBy: (factor: number, at?: Point) => setView((now) => zoomed(size, now, now.zoom * factor, at)),
      zoomTo: (zoom: number) => setView((now) => zoomed(size, now, zoom)),
      rotate: (delta: 1 | -1) => setView((now) => rotated(size, now, delta, isFree)),
      shape: (next: number) => setView((now) => shaped(size, now, next)),
      reset: () => setView(fullView(size, aspect)),
    }),
    [size, aspect, isFree],
  );
  return { view, maxZoom: maxZoom(size, view), isFree, ...actions };
}

/** Logarithmic scale, so that twice as wide is as far from the centre as twice as tall. */
const maxShape = Math.log(4);

function CropTools({ crop }: { crop: Crop }) {
  const t = useTexts(uploadsTexts);
  const { view, maxZoom, isFree } = crop;
  const ratio = Math.round(view.aspect * 100) / 100;
  return (
    <Stack gap={2}>
      {maxZoom > 1 && (
        <Slider
          label={t('uploads.crop.zoom')}
          min={1}
          max={maxZoom}
          value={view.zoom}
          valueText={`${Math.round(view.zoom * 100)}%`}
          onChange={crop.zoomTo}
        />
      )}
      {isFree && (
        <Slider
          label={t('uploads.crop.shape')}
          min={-maxShape}
          max={maxShape}
          value={Math.log(view.aspect)}
          valueText={t('uploads.crop.shapeValue', { ratio })}
          onChange={(value) => crop.shape(Math.exp(value))}
        />
      )}
      <Row gap={2} wrap>
        <Button variant="outline" size="icon" aria-label={t('uploads.crop.turnLeft')} onClick={() => crop.rotate(-1)}>
          <RotateCcw aria-hidden="true" />
        </Button>
        <Button variant="outline" size="icon" aria-label={t('uploads.crop.turnRight')} onClick={() => crop.rotate(1)}>
          <RotateCw aria-hidden="true" />
        </Button>
        <Button variant="ghost" onClick={crop.reset}>
          {t('uploads.crop.reset')}
        </Button>
      </Row>
    </Stack>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  valueText: string;
  onChange(value: number): void;
}

function Slider({ label, min, max, value, valueText, onChange }: SliderProps) {
  const id = useId();
  return (
    <Grid gap={3} align="center" className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100}
        value={value}
        aria-valuetext={valueText}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </Grid>
  );
}

const keyStep = 0.04;
const keyZoom = 1.15;
const wheelPower = 0.0015;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** One finger pans; two fingers, the wheel and the keyboard zoom. */
function useGestures(stage: RefObject<HTMLElement | null>, { move, zoomBy }: Crop) {
  const pointers = useRef(new Map<number, Point>());

  const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height } : { x: 0, y: 0 };
  };

  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * wheelPower), inFrame(event));
    };
    // Not attached by React, whose wheel listener is passive and cannot prevent scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, inFrame(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = [...pointers.current.values()];
    if (!pointers.current.has(event.pointerId)) return;
    pointers.current.set(event.pointerId, inFrame(event));
    const after = [...pointers.current.values()];
    const from = middle(before);
    const to = middle(after);
    move({ x: to.x - from.x, y: to.y - from.y });
    if (before.length === 2) zoomBy(pinchDistance(after) / Math.max(pinchDistance(before), 0.01), to);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = directions[event.key];
    const step = event.shiftKey ? keyStep * 5 : keyStep;
    if (direction) move({ x: direction.x * step, y: direction.y * step });
    else if (event.key === '+' || event.key === '=') zoomBy(keyZoom);
    else if (event.key === '-') zoomBy(1 / keyZoom);
    else return;
    event.preventDefault();
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown };
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(points.length, 1),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(points.length, 1),
});

const pinchDistance = ([one, two]: readonly Point[]): number =>
  one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 1;

/** A picture that was chosen but not yet uploaded. */
export interface ChosenPicture {
  readonly picture: ImageBitmap;
  readonly name: string;
  readonly type: string;
}

export interface CropDialogProps {
  chosen: ChosenPicture | undefined;
  aspect: number | undefined;
  isRound: boolean;
  onDone(blob: Blob, name: string): void;
  onClose(): void;
  /** Restores focus after closing. */
  onReturn(): void;
}

export function CropDialog({ chosen, onClose, onReturn, ...rest }: CropDialogProps) {
  return (
    <Dialog open={chosen !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {chosen && <CropContent {...rest} chosen={chosen} onReturn={onReturn} />}
    </Dialog>
  );
}

type CropContentProps = Omit<CropDialogProps, 'onClose' | 'chosen'> & { chosen: ChosenPicture };

function CropContent({ chosen, aspect, isRound, onDone, onReturn }: CropContentProps) {
  const t = useTexts(uploadsTexts);
  const { picture, name, type } = chosen;
  const crop = useCrop(picture, aspect);
  const [isDrawing, setDrawing] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const save = async () => {
    setDrawing(true);
    onDone(await drawPicture(picture, crop.view, type), name);
  };
  return (
    <DialogContent
      ref={content}
      title={t('uploads.crop.title')}
      description={t('uploads.crop.lead')}
      // Focuses the picture first, because its arrow keys are the main control.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        content.current?.querySelector<HTMLElement>('[role=application]')?.focus();
      }}
      // An accidental click outside must not discard the crop.
      onPointerDownOutside={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onReturn();
      }}
      footer={
        <>
          <Button loading={isDrawing} onClick={() => void save()}>
            {t('uploads.crop.save')}
          </Button>
          <DialogClose asChild>
            <Button variant="outline">{t('uploads.crop.cancel')}</Button>
          </DialogClose>
        </>
      }
    >
      <CropStage picture={picture} crop={crop} isRound={isRound} />
      <CropTools crop={crop} />
    </DialogContent>
  );
}

/** The frame is the whole stage: the visible part is what gets stored. */
function CropStage({ picture, crop, isRound }: { picture: ImageBitmap; crop: Crop; isRound: boolean }) {
  const t = useTexts(uploadsTexts);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const gestures = useGestures(stage, crop);
  const { view } = crop;

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const draw = () => {
      const { width, height } = element.getBoundingClientRect();
      const density = Math.min(devicePixelRatio, 2);
      element.width = Math.max(1, Math.round(width * density));
      element.height = Math.max(1, Math.round(height * density));
      paint(element, picture, view);
    };
    draw();
    const resizeObserver = new ResizeObserver(draw);
    resizeObserver.observe(element);
    return () => resizeObserver.disconnect();
  }, [picture, view]);

  return (
    <div className={styles.space} data-free={crop.isFree || undefined}>
      <div
        ref={stage}
        role="application"
        aria-label={t('uploads.crop.stage')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows need it
        tabIndex={0}
        className={classNames(styles.stage, isRound && styles.round)}
        style={{ '--aspect': view.aspect } as CSSProperties}
        {...gestures}
      >
        <canvas ref={canvas} className={styles.canvas} />
      </div>
    </div>
  );
}
