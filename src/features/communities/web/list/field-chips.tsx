import { LayoutGrid } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { CommunityField } from '../../domain.ts';
import { communityFieldsTexts } from '../../field-texts.ts';
import { fieldIcons } from '../parts/field-icons.ts';
import styles from './field-chips.module.css';
import { communitiesPageTexts } from './list-texts.ts';

interface FieldChipsProps {
  fields: readonly CommunityField[];
  value: CommunityField | undefined;
  onChange(value: CommunityField | undefined): void;
}

/** Native radios in the shape of chips: arrows move between them and one is always chosen. */
export function FieldChips({ fields, value, onChange }: FieldChipsProps) {
  const t = useTexts(communitiesPageTexts);
  const names = useTexts(communityFieldsTexts);
  const group = useId();
  return (
    <fieldset className={styles.chips}>
      <legend>
        <VisuallyHidden>{t('communitiesPage.fields')}</VisuallyHidden>
      </legend>
      {[undefined, ...fields].map((field) => {
        const Icon = field ? fieldIcons[field] : LayoutGrid;
        return (
          <label key={field ?? 'all'} className={styles.chip}>
            <input
              className={styles.input}
              type="radio"
              name={group}
              value={field ?? ''}
              checked={field === value}
              onChange={() => onChange(field)}
            />
            <Icon size={17} strokeWidth={1.9} aria-hidden="true" />
            <span>{field ? names(`communityFields.${field}`) : t('communitiesPage.everyField')}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
