import { useLocale } from '../locale.tsx';

/** Floating content is moved to the end of the body, so it does not inherit `dir` and `lang` from its trigger. */
export function useFloatingLanguage() {
  const { locale, direction } = useLocale();
  return { dir: direction, lang: locale };
}
