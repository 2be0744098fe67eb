import { CircleAlert, Download, FileCheck2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Account } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { ExportProgress } from './export-progress.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useExport } from './use-export.ts';

interface DataSectionProps {
  account: Account;
}

export function DataSection({ account: { isDemo } }: DataSectionProps) {
  const t = useTexts(accountTexts);
  const { current, isFailed, start, download } = useExport();
  const begin = (label: string) => (
    <Button variant="outline" loading={start.isPending} onClick={() => start.send()}>
      {label}
    </Button>
  );
  const state = isFailed ? 'failed' : (current?.status ?? 'none');
  return (
    <SettingsSection name="data" text={t('account.data.text')} isLocked={isDemo}>
      {state === 'none' && <div>{begin(t('account.data.start'))}</div>}
      {(state === 'waiting' || state === 'running') && current && <ExportProgress current={current} />}
      {state === 'ready' && (
        <Notice
          icon={FileCheck2}
          tone="sea"
          isLive
          title={t('account.data.ready')}
          action={
            <Button loading={download.isPending} onClick={() => download.send()}>
              <Download aria-hidden="true" />
              {t('account.data.download')}
            </Button>
          }
        />
      )}
      {state === 'failed' && (
        <Notice
          icon={CircleAlert}
          tone="bad"
          isLive
          title={t('account.data.failed')}
          action={begin(t('account.data.retry'))}
        >
          {t('account.data.failedText')}
        </Notice>
      )}
    </SettingsSection>
  );
}
