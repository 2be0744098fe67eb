import { HeartHandshake, MessageCircleHeart, Snowflake } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { FoundTag } from '../../contract.ts';
import { FinderForm } from './finder-form.tsx';
import { foundTexts } from './found-texts.ts';

interface LostTagProps {
  tag: FoundTag;
}

/** Says nothing of whose it is; its owner alone is shown the way to it. */
export function LostTag({ tag: { code, isOwn } }: LostTagProps) {
  const t = useTexts(foundTexts);
  const [isSent, setIsSent] = useState(false);
  if (isOwn)
    return (
      <LinkCard icon={Snowflake} tone="warn" title={t('foundTag.lost.own')} text={t('foundTag.lost.ownText')}>
        <Button asChild>
          <a href={`/physical-cards/tags/${code}`}>{t('foundTag.lost.ownAction')}</a>
        </Button>
      </LinkCard>
    );
  if (isSent)
    return (
      <LinkCard
        icon={MessageCircleHeart}
        tone="good"
        title={t('foundTag.lost.thanks')}
        text={t('foundTag.lost.thanksText')}
      >
        <Button variant="outline" asChild>
          <a href="/">{t('foundTag.home')}</a>
        </Button>
      </LinkCard>
    );
  return (
    <LinkCard icon={HeartHandshake} tone="hot" title={t('foundTag.lost.title')} text={t('foundTag.lost.text')}>
      <FinderForm code={code} onSent={() => setIsSent(true)} />
    </LinkCard>
  );
}
