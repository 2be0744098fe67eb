import { useEffect } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';

/** The name of the page in the browser's tab. */
export function usePageTitle(title: string): void {
  const brand = useTexts(uiTexts)('ui.brand.name');
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
