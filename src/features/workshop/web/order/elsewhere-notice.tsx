import { Smartphone } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { chipsTexts } from '../chips-texts.ts';

/** Where this browser cannot write chips: who can, and what can be done from here. */
export function ElsewhereNotice() {
  const t = useTexts(chipsTexts);
  return (
    <Notice icon={Smartphone} tone="sea" title={t('workshopChips.nfc.elsewhere.title')}>
      {t('workshopChips.nfc.elsewhere.text')}
    </Notice>
  );
}
