import { Download, ExternalLink, MessageCircle } from 'lucide-react';
import type { Profile } from '#features/profiles/contract.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Grid, Stack, Text } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { publishTexts } from './publish-texts.ts';
import styles from './share-dialog.module.css';

const radii = [96, 132, 172, 216] as const;

/** The logo's rings, expanding once. Decorative. */
function Burst() {
  return (
    <svg className={styles.burst} width="480" height="480" viewBox="-240 -240 480 480" aria-hidden="true">
      {radii.map((radius) => (
        <circle key={radius} className={styles.ring} r={radius} />
      ))}
      <circle className={styles.point} r="14" cx="118" cy="-104" />
    </svg>
  );
}

interface ShareDialogProps {
  profile: Profile;
  /** Just published for the first time. */
  isNew: boolean;
  onClose: () => void;
}

/** Everything needed to share a published profile. */
export function ShareDialog({ profile: { address }, isNew, onClose }: ShareDialogProps) {
  const t = useTexts(publishTexts);
  const { origin, host } = window.location;
  const link = origin + address;
  const message = encodeURIComponent(`${t('publish.whatsappText')} ${link}?s=whatsapp`);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        className={styles.dialog}
        title={t(isNew ? 'publish.doneTitle' : 'publish.shareTitle')}
        description={t('publish.doneText')}
      >
        <Grid align="center" justify="center" className={styles.code}>
          {isNew && <Burst />}
          <img className={styles.qr} src={`${address}/qr.svg`} width={176} height={176} alt={t('publish.qr')} />
        </Grid>
        <Text as="div" textAlign="center">
          <a className={styles.address} href={address} target="_blank" rel="noopener">
            <LatinText>{host + decodeURI(address)}</LatinText>
          </a>
        </Text>
        <Stack gap={3} shrinkItems className={styles.actions}>
          <CopyButton value={`${link}?s=link`} variant="default" size="default">
            {t('publish.copy')}
          </CopyButton>
          <LinkButton
            variant="secondary"
            href={`https://wa.me/?text=${message}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle aria-hidden="true" />
            {t('publish.whatsapp')}
          </LinkButton>
          <LinkButton variant="outline" href={`${address}/qr.png?size=1024`} download="qr.png">
            <Download aria-hidden="true" />
            {t('publish.download')}
          </LinkButton>
          <LinkButton variant="outline" href={address} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" />
            {t('publish.open')}
          </LinkButton>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
