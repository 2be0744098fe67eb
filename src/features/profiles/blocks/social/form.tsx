import { UsersRound } from 'lucide-react';
import { readableAddress } from '#base/international-address.ts';
import { webAddress } from '#base/schemas.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BlockForm, BlockFormProps } from '../../form/block-forms.ts';
import { fieldId, focusField } from '../../form/field-id.ts';
import { useFormActions } from '../../form/form-store.ts';
import { ItemList } from '../../form/item-list.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useList } from '../../form/use-list.ts';
import { addressOn, findNetwork, networkOf, networks } from '../../networks.ts';
import { type FormBlockOf, newKey } from '../form-block.ts';
import { maxNetworks, socialTexts } from './block.ts';
import styles from './form.module.css';

const labelOf = (network: string): string => findNetwork(network)?.label ?? network;

/** Expands a handle to its URL, so that the owner can see the target. */
function normalizeHandle(network: string, typed: string): string | undefined {
  if (!typed.trim()) return undefined;
  return addressOn(network, typed) ?? webAddress.safeParse(typed).data;
}

type Item = FormBlockOf<'social'>['items'][number];

function SocialForm({ path }: BlockFormProps) {
  const t = useTexts(socialTexts);
  const { set } = useFormActions();
  /** The page shows the network of the address, so the row follows a pasted address of another network. */
  const normalize = (itemPath: string, network: string, typed: string): string | undefined => {
    const address = normalizeHandle(network, typed);
    const found = address && networkOf(address)?.id;
    if (found && found !== network) set(`${itemPath}.network`, found);
    return address;
  };
  const { items, add } = useList<Item>(`${path}.items`);
  const missing = networks.filter(({ id, ...one }) => 'profile' in one && !items.some(({ network }) => network === id));
  const pick = (network: string) => {
    add({ key: newKey(), network, address: '' });
    focusField(`${path}.items.${items.length}.address`);
  };
  return (
    <Stack gap={5} shrink shrinkItems>
      <ItemList<Item>
        path={`${path}.items`}
        nameOf={(index) => t('block.social.form.one', { network: labelOf(items[index - 1]?.network ?? '') })}
        addLabel=""
        maxItems={maxNetworks}
      >
        {(itemPath, item) => (
          <Stack gap={3} shrinkItems className={styles.row}>
            <Field label={t('block.social.form.network')} id={fieldId(`${itemPath}.network`)}>
              <Select
                value={item.network}
                onChange={({ currentTarget }) => set(`${itemPath}.network`, currentTarget.value)}
              >
                {!networks.some(({ id }) => id === item.network) && (
                  <option value={item.network}>{item.network}</option>
                )}
                {networks.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
            <TextField
              path={`${itemPath}.address`}
              label={t('block.social.form.handle')}
              dir="ltr"
              placeholder="@dana"
              normalize={(typed) => normalize(itemPath, item.network, typed)}
              display={readableAddress}
            />
          </Stack>
        )}
      </ItemList>
      {items.length < maxNetworks && (
        <Row as="fieldset" gap={2} wrap shrink className={styles.pick}>
          <legend className={styles.legend}>{t('block.social.form.pick')}</legend>
          {missing.map(({ id, label }) => (
            <Button key={id} variant="secondary" size="sm" onClick={() => pick(id)}>
              {label}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}

export const form: BlockForm = { icon: UsersRound, Form: SocialForm };
