import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { statsTexts } from '../stats-texts.ts';

interface CutNoticeProps {
  /** How many days the plan shows. */
  count: number;
}

/** More was asked for than the plan shows: no error, only the way to see it. */
export function CutNotice({ count }: CutNoticeProps) {
  const t = useTexts(statsTexts);
  const upgrade = (
    <Button variant="secondary" size="sm" asChild>
      <Link to="/subscription">{t('statsPage.plan.upgrade')}</Link>
    </Button>
  );
  return (
    <Notice icon={Sparkles} tone="sea" isLive title={t('statsPage.plan.cut', { count })} action={upgrade}>
      {t('statsPage.plan.cutText')}
    </Notice>
  );
}
