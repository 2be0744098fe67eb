import { CalendarX2 } from 'lucide-react';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { accountTexts } from '../account-texts.ts';
import { KeepAccountButton } from './keep-account-button.tsx';
import { dayText } from './times.ts';

interface DeletionNoticeProps {
  deletesAt: string;
}

export function DeletionNotice({ deletesAt }: DeletionNoticeProps) {
  const t = useTexts(accountTexts);
  const { locale } = useLocale();
  const title = t('account.deletion.noticeTitle', { date: dayText(new Date(deletesAt), locale) });
  return (
    <Notice icon={CalendarX2} tone="bad" isLive title={title} action={<KeepAccountButton />}>
      {t('account.deletion.noticeText')}
    </Notice>
  );
}
