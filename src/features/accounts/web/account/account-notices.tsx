import { CalendarX2, CircleUserRound, ShieldAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { requestAuth } from '#web-kit/auth-events.ts';
import type { Account } from '../../contract.ts';
import { accountLimits } from '../../domain.ts';
import { accountTexts } from '../account-texts.ts';
import { CancelDeletionButton } from './cancel-deletion-button.tsx';
import styles from './notice-list.module.css';
import { dayText } from './times.ts';

interface AccountNoticesProps {
  account: Account;
}

/** What the owner should know before anything else on the page. */
export function AccountNotices({ account: { deletesAt, adminLacks, isDemo } }: AccountNoticesProps) {
  const t = useTexts(accountTexts);
  return (
    <Stack gap={3} className={styles.list}>
      {deletesAt && <DeletionNotice deletesAt={deletesAt} />}
      {adminLacks.length > 0 && (
        <Notice icon={ShieldAlert} tone="warn" title={t('account.admin.title')}>
          <p>{t('account.admin.text')}</p>
          <ul className={styles.lacks}>
            {adminLacks.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{t(`account.admin.${name}`, { count: accountLimits.adminPasswordMin })}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isDemo && (
        <Notice
          icon={CircleUserRound}
          tone="sea"
          title={t('account.demo.title')}
          action={<Button onClick={() => requestAuth('register')}>{t('account.demo.register')}</Button>}
        >
          {t('account.demo.text')}
        </Notice>
      )}
    </Stack>
  );
}

interface DeletionNoticeProps {
  deletesAt: string;
}

function DeletionNotice({ deletesAt }: DeletionNoticeProps) {
  const t = useTexts(accountTexts);
  const { locale } = useLocale();
  const title = t('account.deletion.noticeTitle', { date: dayText(new Date(deletesAt), locale) });
  return (
    <Notice icon={CalendarX2} tone="bad" isLive title={title} action={<CancelDeletionButton />}>
      {t('account.deletion.noticeText')}
    </Notice>
  );
}
