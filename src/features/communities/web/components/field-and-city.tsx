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
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { CommunityField } from '../../domain.ts';
import { communityFieldsTexts } from '../../field-texts.ts';
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
