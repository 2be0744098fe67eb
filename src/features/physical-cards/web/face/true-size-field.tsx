import { useId, useState } from 'react';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import { faceTexts } from './face-texts.ts';
import styles from './flippable-physical-card.module.css';

/** CSS pixels per millimetre by definition; few screens match it. */
export const usualPixels = 96 / 25.4;
export const sizeLimits = { min: 2.4, max: 8, step: 0.02 } as const;

const key = 'cardPixelsPerMillimetre';

/** As calibrated in this browser, or the CSS default. */
export function storedPixels(): number {
  const stored = Number(readStored('localStorage', key));
  return stored >= sizeLimits.min && stored <= sizeLimits.max ? stored : usualPixels;
}

export const savePixels = (pixels: number): void => writeStored('localStorage', key, pixels.toFixed(2));

/** A web page cannot know the physical size of a screen, so the user calibrates it once. */
export function TrueSizeField({ value, onChange }: { value: number; onChange: (pixelsPerMillimetre: number) => void }) {
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

export function useTrueSize() {
  const [isOn, setIsOn] = useState(false);
  const [pixelsPerMillimetre, setPixels] = useState(storedPixels);
  const fit = (pixels: number) => {
    setPixels(pixels);
    savePixels(pixels);
  };
  return { isOn, pixelsPerMillimetre, toggle: () => setIsOn(!isOn), fit };
}
