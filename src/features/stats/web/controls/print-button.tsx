import { Printer } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { statsTexts } from '../stats-texts.ts';

export function PrintButton() {
  const t = useTexts(statsTexts);
  return (
    <Button variant="outline" size="sm" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {t('statsPage.print')}
    </Button>
  );
}
