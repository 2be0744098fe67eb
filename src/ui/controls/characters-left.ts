import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';

const noticeLength = 20;
const shortLength = 40;

/** Told near the end of a text, which cannot be typed beyond its limit; of a very short one the end is expected. */
export function useCharactersLeft(value: string, max = 0): string | undefined {
  const t = useTexts(uiTexts);
  const count = Math.max(0, max - value.length);
  return max >= shortLength && count <= Math.min(noticeLength, max / 4) ? t('ui.charactersLeft', { count }) : undefined;
}
