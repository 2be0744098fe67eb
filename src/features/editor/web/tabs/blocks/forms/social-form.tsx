import { UsersRound } from 'lucide-react';
import { webAddress } from '#base/schemas.ts';
import { maxNetworks } from '#features/profiles/blocks/social/block.ts';
import { socialTexts } from '#features/profiles/blocks/social/texts.ts';
import { addressOn, findNetwork, networks } from '#features/profiles/networks.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type FormBlockOf, newKey } from '../../../../form.ts';
import { fieldId, focusField } from '../../../fields/field-id.ts';
import layout from '../../../fields/form-layout.module.css';
import { TextField } from '../../../fields/text-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import { useList } from '../../../lists/use-list.ts';
import { useActions } from '../../../state/use-editor.ts';
import type { BlockForm, BlockFormProps } from '../block-form.ts';
import styles from './social-form.module.css';

const labelOf = (network: string): string => findNetwork(network)?.label ?? network;

/** A handle becomes the address where it lives, so that the owner can see where it leads. */
function normalizeHandle(network: string, typed: string): string | undefined {
  if (!typed.trim()) return undefined;
  return addressOn(network, typed) ?? webAddress.safeParse(typed).data;
}

type Item = FormBlockOf<'social'>['items'][number];

function SocialForm({ path }: BlockFormProps) {
  const t = useTexts(socialTexts);
  const { set } = useActions();
  const { items, add } = useList<Item>(`${path}.items`);
  const missing = networks.filter(({ id, ...one }) => 'profile' in one && !items.some(({ network }) => network === id));
  const pick = (network: string) => {
    add({ key: newKey(), network, address: '' });
    focusField(`${path}.items.${items.length}.address`);
  };
  return (
    <div className={layout.stack}>
      <ItemList<Item>
        path={`${path}.items`}
        nameOf={(index) => t('block.social.form.one', { network: labelOf(items[index - 1]?.network ?? '') })}
        addLabel=""
        maxItems={maxNetworks}
      >
        {(itemPath, item) => (
          <div className={styles.row}>
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
              normalize={(typed) => normalizeHandle(item.network, typed)}
            />
          </div>
        )}
      </ItemList>
      {items.length < maxNetworks && (
        <fieldset className={styles.pick}>
          <legend className={styles.legend}>{t('block.social.form.pick')}</legend>
          {missing.map(({ id, label }) => (
            <Button key={id} variant="secondary" size="sm" onClick={() => pick(id)}>
              {label}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

export const socialForm: BlockForm = { icon: UsersRound, Form: SocialForm };
