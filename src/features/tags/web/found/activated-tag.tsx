import { PartyPopper } from 'lucide-react';
import { LinkButton } from '#ui/controls/button.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Activated } from './activate-form.tsx';
import { foundTexts } from './found-texts.ts';

interface ActivatedTagProps {
  code: string;
  /** Undefined if it was activated before this page was opened. */
  done: Activated | undefined;
}

/** The tag belongs to the viewer: offers to try it or to complete its profile. */
export function ActivatedTag({ code, done }: ActivatedTagProps) {
  const t = useTexts(foundTexts);
  const needsPublishing = done && !done.isPublished;
  const title = t(done ? 'foundTag.done.title' : 'foundTag.active.title');
  const text = t(needsPublishing ? 'foundTag.done.draftText' : 'foundTag.done.text');
  return (
    <LinkCard icon={PartyPopper} tone="good" title={title} text={text}>
      <Row gap={3} justify="center" wrap>
        {needsPublishing ? (
          <LinkButton variant="hot" href={`/editor/${done.profileId}`}>
            {t('foundTag.done.publish')}
          </LinkButton>
        ) : (
          <LinkButton href={`/t/${code}`}>{t('foundTag.active.open')}</LinkButton>
        )}
        <LinkButton variant="outline" href={`/physical-cards/tags/${code}`}>
          {t('foundTag.done.tag')}
        </LinkButton>
      </Row>
    </LinkCard>
  );
}
