import { CodeXml, Download, ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { black, canScan, nearestPassing, textRatio, white } from '#features/profiles/design/colour-contrast.ts';
import { paletteOf } from '#features/profiles/design/colours.ts';
import { ColourInput, PaletteButton } from '#ui/choices/design-choices.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { WhatsAppButton } from '#ui/controls/whatsapp-button.tsx';
import { Caption, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { publishTexts } from './publish-texts.ts';
import styles from './share-dialog.module.css';

const formats = ['png', 'svg', 'pdf'] as const;

interface QrLook {
  readonly colour: string;
  readonly hasLogo: boolean;
}

const queryOf = ({ colour, hasLogo }: QrLook): string =>
  new URLSearchParams({
    ...(colour !== black && { colour: colour.slice(1) }),
    ...(hasLogo && { logo: '1' }),
  }).toString();

interface QrOptionsProps extends Pick<ShareDialogProps, 'profile'> {
  look: QrLook;
  onChange: (look: QrLook) => void;
}

/** The look of the code, and its files. A colour that cameras cannot read is refused. */
function QrOptions({ profile: { address, slug, document }, look, onChange }: QrOptionsProps) {
  const t = useTexts(publishTexts);
  const { design, identity } = document;
  const { colour, hasLogo } = look;
  const own = nearestPassing(paletteOf(design, design.template, 'light').accent, white, textRatio);
  const titleId = useId();
  const [isPale, setPale] = useState(false);
  const choose = (next: string) => {
    setPale(!canScan(next));
    if (canScan(next)) onChange({ ...look, colour: next });
  };
  const swatches = [
    { value: black, label: t('publish.qrBlack') },
    ...(own === black ? [] : [{ value: own, label: t('publish.qrOwn') }]),
  ];
  return (
    <Stack as="section" gap={3} shrinkItems aria-labelledby={titleId} className={styles.options}>
      <Text as="h3" id={titleId} weight="medium">
        {t('publish.download')}
      </Text>
      <Row role="group" aria-label={t('publish.qrColour')} gap={2} align="center" wrap>
        {swatches.map(({ value, label }) => (
          <PaletteButton
            key={value}
            className={styles.swatch}
            colours={{ ground: value, accent: value, ink: value }}
            aria-pressed={colour === value}
            onClick={() => choose(value)}
          >
            {label}
          </PaletteButton>
        ))}
        <Row as="label" gap={2} align="center" className={styles.other}>
          <ColourInput value={colour} onChange={({ currentTarget }) => choose(currentTarget.value)} />
          {t('publish.qrOther')}
        </Row>
      </Row>
      {isPale && (
        <Text role="alert" tone="bad" size="xs" weight="medium">
          {t('publish.qrPale')}
        </Text>
      )}
      {(identity.logo ?? identity.avatar) && (
        <Field inline label={t(identity.logo ? 'publish.qrLogo' : 'publish.qrFace')}>
          <Switch checked={hasLogo} onCheckedChange={(checked) => onChange({ ...look, hasLogo: checked })} />
        </Field>
      )}
      <Row gap={2} align="center" wrap>
        {formats.map((format) => (
          <LinkButton
            key={format}
            variant="outline"
            size="sm"
            href={`${address}/qr.${format}?${format === 'png' ? 'size=2048&' : ''}${queryOf(look)}`}
            download={`${slug}-qr.${format}`}
            aria-label={`${t('publish.download')}: ${format.toUpperCase()}`}
          >
            <Download aria-hidden="true" />
            {format.toUpperCase()}
          </LinkButton>
        ))}
        <Caption>{t('publish.downloadHint')}</Caption>
      </Row>
    </Stack>
  );
}

interface ShareDialogProps {
  profile: Profile;
  /** Just published for the first time. */
  isNew: boolean;
  onClose: () => void;
}

/** Everything needed to share a published profile. */
export function ShareDialog({ profile, isNew, onClose }: ShareDialogProps) {
  const { address, slug } = profile;
  const [look, setLook] = useState<QrLook>({ colour: black, hasLogo: false });
  const t = useTexts(publishTexts);
  const { origin, host } = window.location;
  const link = origin + address;
  const message = `${t('publish.whatsappText')} ${link}?s=whatsapp`;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={t(isNew ? 'publish.doneTitle' : 'publish.shareTitle')} description={t('publish.doneText')}>
        <Grid align="center" justify="center" className={styles.code}>
          <img
            className={styles.qr}
            data-new={isNew}
            src={`${address}/qr.svg?${queryOf(look)}`}
            width={256}
            height={256}
            alt={t('publish.qr')}
          />
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
          <WhatsAppButton message={message}>{t('publish.whatsapp')}</WhatsAppButton>
          <LinkButton variant="outline" href={address} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" />
            {t('publish.open')}
          </LinkButton>
          <LinkButton variant="outline" href={`/embed?card=${encodeURIComponent(slug)}`}>
            <CodeXml aria-hidden="true" />
            {t('publish.embed')}
          </LinkButton>
        </Stack>
        <QrOptions profile={profile} look={look} onChange={setLook} />
      </DialogContent>
    </Dialog>
  );
}
