import { useTexts } from '#ui/locale.tsx';
import type { Tag } from '../../contract.ts';
import { LostSwitch } from '../parts/lost-switch.tsx';
import { pageTexts } from './page-texts.ts';
import { TagSection } from './tag-section.tsx';

interface LostSectionProps {
  tag: Tag;
}

export function LostSection({ tag }: LostSectionProps) {
  const t = useTexts(pageTexts);
  const isFrozen = tag.state === 'frozen';
  return (
    <TagSection
      title={t(isFrozen ? 'tagPage.lost.frozenTitle' : 'tagPage.lost.title')}
      text={t(isFrozen ? 'tagPage.lost.frozenText' : 'tagPage.lost.text')}
    >
      <LostSwitch tag={tag} />
    </TagSection>
  );
}
