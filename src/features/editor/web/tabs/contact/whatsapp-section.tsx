import { normalizePhone } from '#base/phone.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { WordsField } from '../../fields/words-field.tsx';
import { useActions, useForm, useFormText } from '../../state/use-editor.ts';
import { TabSection } from '../tab-section.tsx';
import { contactTexts } from './contact-texts.ts';
import styles from './rows.module.css';
import { tidyPhone } from './tidy.ts';

/** A star number is answered by a switchboard, which has no WhatsApp. */
const canChat = (typed: string): boolean => normalizePhone(typed)?.startsWith('+') ?? false;

export function WhatsappSection() {
  const t = useTexts(contactTexts);
  const { set } = useActions();
  const typed = useFormText('contact.whatsapp.number');
  const phone = useForm(
    ({ contact }) => contact.phones.find(({ number, kind }) => kind !== 'fax' && canChat(number))?.number,
  );
  const isStar = typed.trim().startsWith('*');
  return (
    <TabSection title={t('contact.whatsapp')} text={t('contact.whatsappText')}>
      <TextField
        path="contact.whatsapp.number"
        label={t('contact.whatsappNumber')}
        type="tel"
        placeholder={t('contact.phonePlaceholder')}
        tidy={tidyPhone}
        {...(isStar && { hint: t('contact.whatsappStar') })}
      />
      {phone && normalizePhone(phone) !== normalizePhone(typed) && (
        <div className={styles.shortcuts}>
          <Button variant="secondary" size="sm" onClick={() => set('contact.whatsapp.number', phone)}>
            {t('contact.whatsappSame', { number: `\u2066${phone}\u2069` })}
          </Button>
        </div>
      )}
      {typed.trim() && (
        <WordsField
          path="contact.whatsapp.text"
          label={t('contact.message')}
          hint={t('contact.messageHint')}
          placeholder={t('contact.messagePlaceholder')}
          max={300}
          rows={2}
        />
      )}
    </TabSection>
  );
}
