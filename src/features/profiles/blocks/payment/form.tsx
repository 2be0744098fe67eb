import { Wallet } from 'lucide-react';
import { readableAddress } from '#base/international-address.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BlockForm, BlockFormProps } from '../../form/block-forms.ts';
import { ItemList } from '../../form/item-list.tsx';
import { LocalizedField } from '../../form/localized-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { normalizeWebAddress } from '../../form/typed-values.ts';
import type { FormBlockOf } from '../form-block.ts';
import { maxPayments, paymentTexts } from './block.ts';

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
      {(itemPath) => (
        <Stack gap={5} shrink shrinkItems>
          <TextField
            path={`${itemPath}.address`}
            label={t('block.payment.form.address')}
            hint={t('block.payment.form.hint')}
            dir="ltr"
            normalize={normalizeWebAddress}
            display={readableAddress}
          />
          <LocalizedField
            path={`${itemPath}.label`}
            label={t('block.payment.form.label')}
            placeholder={t('block.payment.form.labelPlaceholder')}
            max={80}
          />
        </Stack>
      )}
    </ItemList>
  );
}

export const form: BlockForm = { icon: Wallet, Form: PaymentForm };
