import { TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { settingsAdminTexts } from './admin-texts.ts';

interface IssuerNoticeProps {
  isLive: boolean;
}

/** Nobody may overlook that documents name a company that does not exist. */
export function IssuerNotice({ isLive }: IssuerNoticeProps) {
  const t = useTexts(settingsAdminTexts);
  return (
    <Notice
      icon={TriangleAlert}
      tone={isLive ? 'bad' : 'warn'}
      title={t('settingsAdmin.issuer.invented')}
      action={
        <Button size="sm" variant="outline" asChild>
          <a href="#issuer">{t('settingsAdmin.issuer.fill')}</a>
        </Button>
      }
    >
      {t(isLive ? 'settingsAdmin.issuer.liveText' : 'settingsAdmin.issuer.inventedText')}
    </Notice>
  );
}
