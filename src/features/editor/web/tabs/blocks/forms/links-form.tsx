import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import layout from '../../../fields/form-layout.module.css';
import { WordsField } from '../../../fields/words-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import type { BlockFormProps } from '../block-form-props.ts';
import { formsTexts } from './forms-texts.ts';
import { LinkAddress } from './link-address.tsx';
import { PlanCount } from './plan-count.tsx';

type Link = FormBlockOf<'links'>['items'][number];
const most = 100;

export function LinksForm({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
  return (
    <ItemList<Link>
      path={`${path}.items`}
      nameOf={(place) => t('forms.links.one', { place })}
      addLabel={t('forms.links.add')}
      blank={() => ({ label: {}, address: '' })}
      firstField="address"
      most={most}
      aside={<PlanCount what="links" />}
    >
      {(itemPath) => (
        <div className={layout.stack}>
          <LinkAddress path={itemPath} />
          <WordsField
            path={`${itemPath}.label`}
            label={t('forms.links.label')}
            placeholder={t('forms.links.labelPlaceholder')}
            max={80}
          />
        </div>
      )}
    </ItemList>
  );
}
