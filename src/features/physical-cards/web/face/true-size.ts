import { readStored, writeStored } from '#web-kit/browser-storage.ts';

/** What a browser takes a millimetre for; few screens agree. */
export const usualPixels = 96 / 25.4;
export const sizeLimits = { min: 2.4, max: 8, step: 0.02 } as const;

const key = 'cardPixelsPerMillimetre';

/** As fitted on this browser, or as it would be by the book. */
export function storedPixels(): number {
  const stored = Number(readStored('localStorage', key));
  return stored >= sizeLimits.min && stored <= sizeLimits.max ? stored : usualPixels;
}

export const savePixels = (pixels: number): void => writeStored('localStorage', key, pixels.toFixed(2));
