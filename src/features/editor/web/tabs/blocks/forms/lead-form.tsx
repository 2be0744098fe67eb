import { Info } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import { newKey } from '../../../../form.ts';
import layout from '../../../fields/form-layout.module.css';
import { WordsField } from '../../../fields/words-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import { usePlan } from '../../../use-plan.ts';
import { TabSection } from '../../tab-section.tsx';
import type { BlockFormProps } from '../block-form-props.ts';
import { formsTexts } from './forms-texts.ts';
import { LeadField } from './lead-field.tsx';

type LeadFieldItem = FormBlockOf<'lead-form'>['fields'][number];
const most = 10;

export function LeadForm({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
  const isAllowed = usePlan()?.entitlements.leadFields ?? true;
  return (
    <div className={layout.stack}>
      <Notice isStacked icon={Info} tone="sea" title={t('forms.lead.always')} />
      <WordsField
        path={`${path}.button`}
        label={t('forms.lead.button')}
        placeholder={t('forms.lead.buttonPlaceholder')}
        max={40}
      />
      <TabSection
        title={t('forms.lead.fields')}
        text={t(isAllowed ? 'forms.lead.fieldsText' : 'forms.lead.fieldsPlan')}
      >
        <ItemList<LeadFieldItem>
          path={`${path}.fields`}
          nameOf={(place) => t('forms.lead.one', { place })}
          addLabel={t('forms.lead.add')}
          {...(isAllowed && {
            blank: () => ({ id: newKey(), kind: 'text', label: {}, choices: [], isRequired: false }) as const as never,
          })}
          firstField="label"
          most={most}
        >
          {(itemPath, item) => <LeadField path={itemPath} field={item} />}
        </ItemList>
      </TabSection>
    </div>
  );
}
