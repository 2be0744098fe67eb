import { Compass } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { communityPageTexts } from './community-texts.ts';

/** Never there, or hidden: to a visitor it is the same. */
export function MissingCommunity() {
  const t = useTexts(communityPageTexts);
  return (
    <LinkCard icon={Compass} title={t('communityPage.missing.title')} text={t('communityPage.missing.text')}>
      <Button asChild>
        <a href="/communities">{t('communityPage.back')}</a>
      </Button>
    </LinkCard>
  );
}
