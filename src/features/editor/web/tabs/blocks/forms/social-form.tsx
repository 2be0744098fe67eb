import { webAddress } from '#base/schemas.ts';
import { addressOn, findNetwork, networks } from '#features/profiles/networks.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import { type FormBlockOf, newKey } from '../../../../form.ts';
import { fieldId } from '../../../fields/field-id.ts';
import layout from '../../../fields/form-layout.module.css';
import { TextField } from '../../../fields/text-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import { useList } from '../../../lists/use-list.ts';
import { focusField } from '../../../shell/focus-field.ts';
import { useActions } from '../../../state/use-editor.ts';
import type { BlockFormProps } from '../block-form-props.ts';
import { formsTexts } from './forms-texts.ts';
import styles from './social-form.module.css';

const labelOf = (network: string): string => findNetwork(network)?.label ?? network;

/** A handle becomes the address where it lives, so that the owner can see where it leads. */
function tidyHandle(network: string, typed: string): string | undefined {
  if (!typed.trim()) return undefined;
  return addressOn(network, typed) ?? webAddress.safeParse(typed).data;
}

type Item = FormBlockOf<'social'>['items'][number];
const most = 20;

export function SocialForm({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
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
        nameOf={(place) => t('forms.social.one', { network: labelOf(items[place - 1]?.network ?? '') })}
        addLabel=""
        most={most}
      >
        {(itemPath, item) => (
          <div className={styles.row}>
            <Field label={t('forms.social.network')} id={fieldId(`${itemPath}.network`)}>
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
              label={t('forms.social.handle')}
              dir="ltr"
              placeholder="@dana"
              tidy={(typed) => tidyHandle(item.network, typed)}
            />
          </div>
        )}
      </ItemList>
      {items.length < most && (
        <fieldset className={styles.pick}>
          <legend className={styles.legend}>{t('forms.social.pick')}</legend>
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
