import {
  Camera,
  Croissant,
  HandCoins,
  Handshake,
  HeartPulse,
  Laptop,
  type LucideIcon,
  MapPin,
  PartyPopper,
  Scale,
  Store,
  Wrench,
} from 'lucide-react';
import { parsePictureId, pictureUrl, pictureWidths } from '#features/files/picture-id.ts';
import { classNames } from '#ui/class-names.ts';
import { Grid, Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { CommunityField } from '../../domain.ts';
import { communityFieldsTexts } from '../../field-texts.ts';
import styles from './field-and-city.module.css';
import { communitySharedTexts } from './shared-texts.ts';

export function FieldAndCity({ field, city }: { field: CommunityField; city: string }) {
  const t = useTexts(communitySharedTexts);
  const fields = useTexts(communityFieldsTexts);
  return (
    <Row as="p" gap={[0, 3]} wrap tone="muted" size="s">
      <span>{fields(`communityFields.${field}`)}</span>
      <Row as="span" gap={1} align="center" inline>
        <MapPin size={15} aria-hidden="true" />
        <bdi>{city || t('communityParts.country')}</bdi>
      </Row>
    </Row>
  );
}

export const fieldIcons: Readonly<Record<CommunityField, LucideIcon>> = {
  home: Wrench,
  money: HandCoins,
  law: Scale,
  care: HeartPulse,
  food: Croissant,
  shops: Store,
  creative: Camera,
  events: PartyPopper,
  tech: Laptop,
  other: Handshake,
};

interface CommunityFaceProps {
  field: CommunityField;
  picture: string | null;
  /** Max display width in pixels. */
  width: number;
  size?: 'small' | 'default' | 'large';
  className?: string | undefined;
}

/** The community's picture, or a drawing in the colours of its field. Decorative, because the name is next to it. */
export function CommunityFace({ field, picture, width, size = 'default', className }: CommunityFaceProps) {
  const Icon = fieldIcons[field];
  const pictureInfo = picture ? parsePictureId(picture) : undefined;
  if (pictureInfo) {
    const widths = pictureWidths(pictureInfo);
    const set = widths.map((one) => `${pictureUrl(pictureInfo, one, 'webp')} ${one}w`).join(', ');
    return (
      <span className={classNames(styles.face, className)} data-size={size} aria-hidden="true">
        <img
          className={styles.picture}
          src={pictureUrl(pictureInfo, widths.find((one) => one >= width) ?? pictureInfo.width, 'webp')}
          srcSet={set}
          sizes={`${width}px`}
          alt=""
          width={pictureInfo.width}
          height={pictureInfo.height}
          decoding="async"
        />
      </span>
    );
  }
  return (
    <span className={classNames(styles.face, className)} data-field={field} data-size={size} aria-hidden="true">
      <Grid as="span" align="center" justify="center" className={styles.disc}>
        <Icon className={styles.icon} strokeWidth={1.75} />
      </Grid>
    </span>
  );
}
