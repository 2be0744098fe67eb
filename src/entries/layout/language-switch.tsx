import { Languages } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { layoutTexts } from './texts.ts';

/** Names the other language in that language, so that its readers can understand it. */
export function LanguageSwitch() {
  const t = useTexts(layoutTexts);
  const { locale, setLocale } = useLocale();
  const other = locale === 'he' ? 'en' : 'he';
  return (
    <Button variant="ghost" size="sm" lang={other} onClick={() => setLocale(other)}>
      <Languages size={18} aria-hidden="true" />
      <span>{t(`layout.language.${other}`)}</span>
    </Button>
  );
}
