import { type CSSProperties, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useTexts } from '#ui/locale.tsx';
import { uploadsTexts } from '../texts.ts';
import styles from './crop-stage.module.css';
import { paint } from './draw-picture.ts';
import type { Crop } from './use-crop.ts';
import { useGestures } from './use-gestures.ts';

interface CropStageProps {
  picture: ImageBitmap;
  crop: Crop;
  isRound: boolean;
}

/** The frame is the stage: what can be seen is what is kept. */
export function CropStage({ picture, crop, isRound }: CropStageProps) {
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
    const watcher = new ResizeObserver(draw);
    watcher.observe(element);
    return () => watcher.disconnect();
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
