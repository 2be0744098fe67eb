import { useTexts } from '#ui/locale.tsx';
import type { Tag } from '../../contract.ts';
import { LostSwitch } from '../parts/lost-switch.tsx';
import { pageTexts } from './page-texts.ts';
import { TagPart } from './tag-part.tsx';

interface LostPartProps {
  tag: Tag;
}

export function LostPart({ tag }: LostPartProps) {
  const t = useTexts(pageTexts);
  const isFrozen = tag.state === 'frozen';
  return (
    <TagPart
      title={t(isFrozen ? 'tagPage.lost.frozenTitle' : 'tagPage.lost.title')}
      text={t(isFrozen ? 'tagPage.lost.frozenText' : 'tagPage.lost.text')}
    >
      <LostSwitch tag={tag} />
    </TagPart>
  );
}
