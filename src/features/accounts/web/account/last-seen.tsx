import { useLocale, useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../account-texts.ts';
import { ago, momentText } from './times.ts';

interface LastSeenProps {
  at: string;
  isCurrent: boolean;
}

export function LastSeen({ at, isCurrent }: LastSeenProps) {
  const t = useTexts(accountTexts);
  const { locale } = useLocale();
  const date = new Date(at);
  const passed = isCurrent ? undefined : ago(date, new Date());
  return (
    <time dateTime={at} title={momentText(date, locale)}>
      {passed
        ? `${t('account.sessions.seen')} ${t(`account.ago.${passed.unit}`, { count: passed.count })}`
        : t('account.sessions.seenNow')}
    </time>
  );
}
