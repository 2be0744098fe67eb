import { LayoutGrid } from 'lucide-react';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { CommunityField } from '../../domain.ts';
import { communityFieldsTexts } from '../../field-texts.ts';
import { fieldIcons } from '../parts/field-icons.ts';
import { communitiesPageTexts } from './list-texts.ts';

interface FieldChipsProps {
  fields: readonly CommunityField[];
  value: CommunityField | undefined;
  onChange(value: CommunityField | undefined): void;
}

export function FieldChips({ fields, value, onChange }: FieldChipsProps) {
  const t = useTexts(communitiesPageTexts);
  const names = useTexts(communityFieldsTexts);
  const every = { value: '', label: t('communitiesPage.everyField'), icon: LayoutGrid } as const;
  const each = fields.map((field) => ({
    value: field,
    label: names(`communityFields.${field}`),
    icon: fieldIcons[field],
  }));
  return (
    <ChoiceChips<CommunityField | ''>
      label={t('communitiesPage.fields')}
      choices={[every, ...each]}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}
