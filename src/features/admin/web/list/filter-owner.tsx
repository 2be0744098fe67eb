import { X } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { listTexts } from '../list-texts.ts';
import { useListParams } from './use-list-params.ts';

/** Shown where the address narrows the list to one owner, as links from their page do; pressed, it is everybody's again. */
export function FilterOwner({ name = 'user' }: { name?: string }) {
  const t = useTexts(listTexts);
  const params = useListParams();
  const id = params.get(name);
  if (!id) return null;
  return (
    <Button variant="secondary" size="sm" onClick={() => params.set({ [name]: undefined })}>
      {t('adminList.owner.only')} <LatinText>{id}</LatinText>
      <X aria-hidden="true" />
      <VisuallyHidden>{t('adminList.owner.clear')}</VisuallyHidden>
    </Button>
  );
}
