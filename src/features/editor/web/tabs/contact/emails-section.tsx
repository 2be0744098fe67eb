import { useTexts } from '#ui/locale.tsx';
import type { EditorForm } from '../../../form.ts';
import { TextField } from '../../fields/text-field.tsx';
import { ItemList } from '../../lists/item-list.tsx';
import { TabSection } from '../tab-section.tsx';
import { contactTexts } from './contact-texts.ts';

type Email = EditorForm['contact']['emails'][number];
const most = 5;

export function EmailsSection() {
  const t = useTexts(contactTexts);
  return (
    <TabSection title={t('contact.emails')}>
      <ItemList<Email>
        path="contact.emails"
        nameOf={(place) => t('contact.anEmail', { place })}
        addLabel={t('contact.addEmail')}
        blank={() => ({ address: '' })}
        firstField="address"
        most={most}
      >
        {(path, _, place) => (
          <TextField
            path={`${path}.address`}
            label={t('contact.email')}
            type="email"
            placeholder="dana@example.co.il"
            autoComplete={place === 0 ? 'email' : 'off'}
            tidy={(typed) => typed.trim()}
          />
        )}
      </ItemList>
    </TabSection>
  );
}
