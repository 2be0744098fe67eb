import { MapPin } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import type { CommunityField } from '../../domain.ts';
import { communityFieldsTexts } from '../../field-texts.ts';
import { communityPartsTexts } from './parts-texts.ts';
import styles from './place-line.module.css';

interface PlaceLineProps {
  field: CommunityField;
  city: string;
}

/** What they do and where. */
export function PlaceLine({ field, city }: PlaceLineProps) {
  const t = useTexts(communityPartsTexts);
  const fields = useTexts(communityFieldsTexts);
  return (
    <p className={styles.line}>
      <span>{fields(`communityFields.${field}`)}</span>
      <span className={styles.place}>
        <MapPin size={15} aria-hidden="true" />
        <bdi>{city || t('communityParts.country')}</bdi>
      </span>
    </p>
  );
}
