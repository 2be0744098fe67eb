import { CircleAlert, Eye, Link2Off } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { cardOrderTexts } from './order-form-texts.ts';
import type { Verdict } from './verdict.ts';

interface DesignVerdictProps {
  verdict: Verdict;
  designId: number;
}

/** What stands between a design and its printing, and the way there. */
export function DesignVerdict({ verdict: { stops, remarks, hasProfile }, designId }: DesignVerdictProps) {
  const t = useTexts(cardOrderTexts);
  const toDesign = (words: string, variant: 'hot' | 'outline') => (
    <Button size="sm" variant={variant} asChild>
      <Link to={`/physical-cards/design/${designId}`}>{words}</Link>
    </Button>
  );
  if (!hasProfile)
    return (
      <Notice
        icon={Link2Off}
        tone="bad"
        title={t('cardOrder.noProfile.title')}
        action={toDesign(t('cardOrder.noProfile.act'), 'hot')}
        isStacked
      >
        {t('cardOrder.noProfile.text')}
      </Notice>
    );
  if (stops > 0)
    return (
      <Notice
        icon={CircleAlert}
        tone="bad"
        title={t('cardOrder.stop.title')}
        action={toDesign(t('cardOrder.stop.act'), 'hot')}
        isStacked
      >
        {t('cardOrder.stop.text', { count: stops })}
      </Notice>
    );
  if (remarks === 0) return null;
  return (
    <Notice
      icon={Eye}
      tone="warn"
      title={t('cardOrder.warn.title')}
      action={toDesign(t('cardOrder.edit'), 'outline')}
      isStacked
    >
      {t('cardOrder.warn.text', { count: remarks })}
    </Notice>
  );
}
