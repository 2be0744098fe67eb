import { useLocale } from '../locale.tsx';

/** What floats is moved to the end of the body, out of the reach of the `dir` and `lang` around its trigger. */
export function useFloatingLanguage() {
  const { locale, direction } = useLocale();
  return { dir: direction, lang: locale };
}
