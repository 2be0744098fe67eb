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
import styles from './rows.module.css';
import { tidyPhone } from './tidy.ts';

type Phone = EditorForm['contact']['phones'][number];
const kinds = ['mobile', 'work', 'home', 'fax'] as const;
const most = 8;

export function PhonesSection() {
  const t = useTexts(contactTexts);
  const { set } = useActions();
  const hasNone = useForm(({ contact }) => contact.phones.length === 0);
  return (
    <TabSection title={t('contact.phones')} text={t('contact.phonesText')}>
      <ItemList<Phone>
        path="contact.phones"
        nameOf={(place) => t('contact.aPhone', { place })}
        addLabel={t('contact.addPhone')}
        blank={() => ({ kind: hasNone ? 'mobile' : 'work', number: '' })}
        firstField="number"
        most={most}
      >
        {(path, phone, place) => (
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
              autoComplete={place === 0 ? 'tel' : 'off'}
              tidy={tidyPhone}
            />
          </Stack>
        )}
      </ItemList>
    </TabSection>
  );
}
