import { RotateCcw, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Grid, Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uploadsTexts } from '../texts.ts';
import styles from './crop-tools.module.css';
import type { Crop } from './use-crop.ts';

/** Both ways alike: twice as wide is as far from the middle as twice as tall. */
const maxShape = Math.log(4);

export function CropTools({ crop }: { crop: Crop }) {
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
