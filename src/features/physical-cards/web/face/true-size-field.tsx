import { useId } from 'react';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { faceTexts } from './face-texts.ts';
import styles from './flippable-physical-card.module.css';
import { sizeLimits, usualPixels } from './true-size.ts';

interface TrueSizeFieldProps {
  readonly value: number;
  onChange(pixelsPerMillimetre: number): void;
}

/** No page knows how large a screen is: its owner fits it once. */
export function TrueSizeField({ value, onChange }: TrueSizeFieldProps) {
  const t = useTexts(faceTexts);
  const id = useId();
  return (
    <Stack gap={1} tone="muted" size="s" className={styles.fitting}>
      <label htmlFor={id}>{t('cardPreview.fit')}</label>
      <input
        id={id}
        type="range"
        min={sizeLimits.min}
        max={sizeLimits.max}
        step={sizeLimits.step}
        value={value}
        aria-valuetext={t('cardPreview.percent', { percent: Math.round((value / usualPixels) * 100) })}
        aria-describedby={`${id}-explain`}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      <p id={`${id}-explain`}>{t('cardPreview.explain')}</p>
    </Stack>
  );
}
