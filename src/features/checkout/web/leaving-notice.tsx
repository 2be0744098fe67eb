import { CalendarX2 } from 'lucide-react';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { EmptyCard } from '#ui/feedback/query-content.tsx';
import { useTexts } from '#ui/locale.tsx';
import { leavingTexts } from './leaving-texts.ts';

/** Nothing is sold to an account that waits for its deletion. */
export function LeavingNotice({ deletesAt }: { deletesAt: string }) {
  const t = useTexts(leavingTexts);
  const keep = <RouterLinkButton to="/account/data">{t('buyingLeaving.keep')}</RouterLinkButton>;
  return (
    <EmptyCard icon={CalendarX2} title={t('buyingLeaving.title', { date: new Date(deletesAt) })} action={keep}>
      {t('buyingLeaving.text')}
    </EmptyCard>
  );
}
