import { Wallet } from 'lucide-react';
import { maxPayments } from '#features/profiles/blocks/payment/block.ts';
import { paymentTexts } from '#features/profiles/blocks/payment/texts.ts';
import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import layout from '../../../fields/form-layout.module.css';
import { LocalizedField } from '../../../fields/localized-field.tsx';
import { TextField } from '../../../fields/text-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import { normalizeWebAddress } from '../../contact/normalize-contact.ts';
import type { BlockForm, BlockFormProps } from '../block-form.ts';

type Payment = FormBlockOf<'payment'>['items'][number];

function PaymentForm({ path }: BlockFormProps) {
  const t = useTexts(paymentTexts);
  return (
    <ItemList<Payment>
      path={`${path}.items`}
      nameOf={(index) => t('block.payment.form.one', { position: index })}
      addLabel={t('block.payment.form.add')}
      blank={() => ({ label: {}, address: '' })}
      firstField="address"
      maxItems={maxPayments}
    >
      {(itemPath, item) => (
        <div className={layout.stack}>
          <TextField
            path={`${itemPath}.address`}
            label={t('block.payment.form.address')}
            hint={t('block.payment.form.hint')}
            errorText={normalizeWebAddress(item.address) === undefined ? undefined : t('block.payment.form.bad')}
            dir="ltr"
            normalize={normalizeWebAddress}
          />
          <LocalizedField
            path={`${itemPath}.label`}
            label={t('block.payment.form.label')}
            placeholder={t('block.payment.form.labelPlaceholder')}
            max={80}
          />
        </div>
      )}
    </ItemList>
  );
}

export const paymentForm: BlockForm = { icon: Wallet, Form: PaymentForm };
