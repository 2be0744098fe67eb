import { useState } from 'react';
import { savePixels, storedPixels } from './true-size.ts';

interface TrueSize {
  readonly isOn: boolean;
  readonly pixelsPerMillimetre: number;
  toggle(): void;
  fit(pixelsPerMillimetre: number): void;
}

export function useTrueSize(): TrueSize {
  const [isOn, setIsOn] = useState(false);
  const [pixels, setPixels] = useState(storedPixels);
  const fit = (pixels: number) => {
    setPixels(pixels);
    savePixels(pixels);
  };
  return { isOn, pixelsPerMillimetre: pixels, toggle: () => setIsOn(!isOn), fit };
}
