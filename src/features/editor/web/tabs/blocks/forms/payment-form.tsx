import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import layout from '../../../fields/form-layout.module.css';
import { TextField } from '../../../fields/text-field.tsx';
import { WordsField } from '../../../fields/words-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import { tidyAddress } from '../../contact/tidy.ts';
import type { BlockFormProps } from '../block-form-props.ts';
import { formsTexts } from './forms-texts.ts';

type Payment = FormBlockOf<'payment'>['items'][number];
const most = 6;

export function PaymentForm({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
  return (
    <ItemList<Payment>
      path={`${path}.items`}
      nameOf={(place) => t('forms.payment.one', { place })}
      addLabel={t('forms.payment.add')}
      blank={() => ({ label: {}, address: '' })}
      firstField="address"
      most={most}
    >
      {(itemPath, item) => (
        <div className={layout.stack}>
          <TextField
            path={`${itemPath}.address`}
            label={t('forms.payment.address')}
            hint={t('forms.payment.hint')}
            says={tidyAddress(item.address) === undefined ? undefined : t('forms.payment.bad')}
            dir="ltr"
            tidy={tidyAddress}
          />
          <WordsField
            path={`${itemPath}.label`}
            label={t('forms.payment.label')}
            placeholder={t('forms.payment.labelPlaceholder')}
            max={80}
          />
        </div>
      )}
    </ItemList>
  );
}
