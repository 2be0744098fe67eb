import { QrCode } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { WhatsAppButton } from '#ui/controls/whatsapp-button.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { publishTexts } from '../../publish/publish-texts.ts';
import { sharedLink, useShare } from '../../publish/use-share.tsx';
import type { TabProps } from '../../shell/tabs.ts';
import styles from './address-section.module.css';
import { sharingTexts } from './sharing-texts.ts';

/** The link and the QR code, also while the draft has changes that are not published. */
export function SendSection({ profile }: TabProps) {
  const t = useTexts(sharingTexts);
  const tp = useTexts(publishTexts);
  const { preloadHandlers, open, dialog } = useShare(profile);
  const { origin, host } = window.location;
  if (profile.publishedAt === null)
    return (
      <FormSection title={t('sharing.send')}>
        <p className={styles.text}>{t('sharing.sendLater')}</p>
      </FormSection>
    );
  const isSeen = profile.status !== 'leaving';
  return (
    <FormSection title={t('sharing.send')} text={t(isSeen ? 'sharing.sendText' : 'sharing.sendLeaving')}>
      <Row as="p" gap={3} align="center" justify="between" className={styles.now}>
        <LatinText className={styles.link ?? ''}>{host + decodeURI(profile.address)}</LatinText>
        <CopyButton value={sharedLink(profile)} label={t('sharing.copy')} />
      </Row>
      <Row gap={2} align="center" wrap>
        <Button variant="outline" size="sm" {...preloadHandlers} onClick={open}>
          <QrCode aria-hidden="true" />
          {t('sharing.qr')}
        </Button>
        <WhatsAppButton size="sm" message={`${tp('publish.whatsappText')} ${origin}${profile.address}?s=whatsapp`}>
          {tp('publish.whatsapp')}
        </WhatsAppButton>
      </Row>
      {dialog}
    </FormSection>
  );
}
