import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Account } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { KeepAccountButton } from './keep-account-button.tsx';
import { SettingRow } from './setting-row.tsx';
import { SettingsSection } from './settings-section.tsx';
import { dayText } from './times.ts';

interface DeletionSectionProps {
  account: Account;
}

export function DeletionSection({ account: { username, deletesAt, isDemo } }: DeletionSectionProps) {
  const t = useTexts(accountTexts);
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingsSection name="deletion" text={t('account.deletion.text')} isLocked={isDemo}>
        {deletesAt ? (
          <SettingRow
            title={t('account.deletion.noticeTitle', { date: dayText(new Date(deletesAt), locale) })}
            action={<KeepAccountButton variant="outline" />}
          />
        ) : (
          <>
            <p>{t('account.deletion.undo')}</p>
            <div>
              <Button variant="destructive" onClick={() => setOpen(true)}>
                {t('account.deletion.open')}
              </Button>
            </div>
          </>
        )}
      </SettingsSection>
      {isOpen && <DeletionDialog username={username} onClose={() => setOpen(false)} />}
    </>
  );
}
