import { Field } from '#ui/field.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import type { EditorForm } from '../../../form.ts';
import { fieldId } from '../../fields/field-id.ts';
import { TextField } from '../../fields/text-field.tsx';
import { ItemList } from '../../lists/item-list.tsx';
import { useActions, useForm } from '../../state/use-editor.ts';
import { TabSection } from '../tab-section.tsx';
import { contactTexts } from './contact-texts.ts';
import { formatTypedPhone } from './normalize-contact.ts';
import styles from './rows.module.css';

type Phone = EditorForm['contact']['phones'][number];
const kinds = ['mobile', 'work', 'home', 'fax'] as const;
const maxPhones = 8;

export function PhonesSection() {
  const t = useTexts(contactTexts);
  const { set } = useActions();
  const hasNone = useForm(({ contact }) => contact.phones.length === 0);
  return (
    <TabSection title={t('contact.phones')} text={t('contact.phonesText')}>
      <ItemList<Phone>
        path="contact.phones"
        nameOf={(index) => t('contact.aPhone', { position: index })}
        addLabel={t('contact.addPhone')}
        blank={() => ({ kind: hasNone ? 'mobile' : 'work', number: '' })}
        firstField="number"
        maxItems={maxPhones}
      >
        {(path, phone, index) => (
          <Stack gap={3} shrinkItems className={styles.phone}>
            <Field label={t('contact.kind')} id={fieldId(`${path}.kind`)}>
              <Select value={phone.kind} onChange={({ currentTarget }) => set(`${path}.kind`, currentTarget.value)}>
                {kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`contact.kinds.${kind}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <TextField
              path={`${path}.number`}
              label={t('contact.phone')}
              type="tel"
              placeholder={t('contact.phonePlaceholder')}
              autoComplete={index === 0 ? 'tel' : 'off'}
              normalize={formatTypedPhone}
            />
          </Stack>
        )}
      </ItemList>
    </TabSection>
  );
}
