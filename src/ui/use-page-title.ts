import { useEffect } from 'react';
import { useTexts } from './locale.tsx';
import { uiTexts } from './texts.ts';

export function usePageTitle(title: string): void {
  const brand = useTexts(uiTexts)('ui.brand.name');
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
