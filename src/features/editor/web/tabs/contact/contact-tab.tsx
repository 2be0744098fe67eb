import { MapPin } from 'lucide-react';
import { readableAddress } from '#base/international-address.ts';
import { normalizePhone } from '#base/phone.ts';
import {
  fieldId,
  formatTypedPhone,
  ItemList,
  LocalizedField,
  normalizeWebAddress,
  TextField,
  useFormText,
} from '#features/profiles/form/index.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import type { EditorForm } from '../../../form.ts';
import { isShortMapLink, parseMapPoint, pointText } from '../../../map-link.ts';
import { useActions, useForm } from '../../state/use-editor.ts';
import { contactTexts } from './contact-texts.ts';
import styles from './rows.module.css';

type Phone = EditorForm['contact']['phones'][number];
const kinds = ['mobile', 'work', 'home', 'fax'] as const;
const maxPhones = 8;

function PhonesSection() {
  const t = useTexts(contactTexts);
  const { set } = useActions();
  const hasNone = useForm(({ contact }) => contact.phones.length === 0);
  return (
    <FormSection title={t('contact.phones')} text={t('contact.phonesText')}>
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
    </FormSection>
  );
}

/** A star number is answered by a switchboard, which has no WhatsApp. */
const canChat = (typed: string): boolean => normalizePhone(typed)?.startsWith('+') ?? false;

function WhatsappSection() {
  const t = useTexts(contactTexts);
  const { set } = useActions();
  const typed = useFormText('contact.whatsapp.number');
  const phone = useForm(
    ({ contact }) => contact.phones.find(({ number, kind }) => kind !== 'fax' && canChat(number))?.number,
  );
  const isStar = typed.trim().startsWith('*');
  return (
    <FormSection title={t('contact.whatsapp')} text={t('contact.whatsappText')}>
      <TextField
        path="contact.whatsapp.number"
        label={t('contact.whatsappNumber')}
        type="tel"
        placeholder={t('contact.phonePlaceholder')}
        normalize={formatTypedPhone}
        ownError={isStar ? t('contact.whatsappStar') : undefined}
      />
      {phone && normalizePhone(phone) !== normalizePhone(typed) && (
        <Row gap={2} wrap>
          <Button variant="secondary" size="sm" onClick={() => set('contact.whatsapp.number', phone)}>
            {t('contact.whatsappSame', { number: `\u2066${phone}\u2069` })}
          </Button>
        </Row>
      )}
      {typed.trim() && (
        <LocalizedField
          path="contact.whatsapp.text"
          label={t('contact.message')}
          hint={t('contact.messageHint')}
          placeholder={t('contact.messagePlaceholder')}
          max={300}
          rows={2}
        />
      )}
    </FormSection>
  );
}

type Email = EditorForm['contact']['emails'][number];
const maxEmails = 5;

function EmailsSection() {
  const t = useTexts(contactTexts);
  return (
    <FormSection title={t('contact.emails')}>
      <ItemList<Email>
        path="contact.emails"
        nameOf={(index) => t('contact.anEmail', { position: index })}
        addLabel={t('contact.addEmail')}
        blank={() => ({ address: '' })}
        firstField="address"
        maxItems={maxEmails}
      >
        {(path, _, index) => (
          <TextField
            path={`${path}.address`}
            label={t('contact.email')}
            type="email"
            placeholder="dana@example.co.il"
            autoComplete={index === 0 ? 'email' : 'off'}
            normalize={(typed) => typed.trim()}
          />
        )}
      </ItemList>
    </FormSection>
  );
}

export function ContactTab() {
  const t = useTexts(contactTexts);
  return (
    <Stack gap={5} shrink shrinkItems>
      <PhonesSection />
      <WhatsappSection />
      <EmailsSection />
      <FormSection title={t('contact.website')}>
        <TextField
          path="contact.website"
          label={t('contact.websiteLabel')}
          hint={t('contact.websiteHint')}
          type="url"
          placeholder="www.example.co.il"
          autoComplete="url"
          normalize={normalizeWebAddress}
          display={readableAddress}
        />
      </FormSection>
      <AddressSection />
    </Stack>
  );
}

function AddressSection() {
  const t = useTexts(contactTexts);
  const typed = useFormText('contact.address.place');
  const point = parseMapPoint(typed);
  return (
    <FormSection title={t('contact.address')} text={t('contact.addressText')}>
      <LocalizedField path="contact.address.street" label={t('contact.street')} max={120} />
      <Grid columns={1} gap={4} align="start" className={styles.city}>
        <LocalizedField path="contact.address.city" label={t('contact.city')} max={60} />
        <TextField
          path="contact.address.postcode"
          label={t('contact.postcode')}
          max={10}
          dir="ltr"
          autoComplete="postal-code"
        />
      </Grid>
      <TextField
        path="contact.address.place"
        label={t('contact.location')}
        hint={t(isShortMapLink(typed) ? 'contact.locationShort' : 'contact.locationHint')}
        dir="ltr"
        placeholder="https://maps.google.com/…"
      />
      {point && (
        <Row as="p" gap={[1, 3]} align="center" wrap tone="muted" size="s" className={styles.found} role="status">
          <MapPin size={18} aria-hidden="true" />
          {t('contact.locationFound')}
          <LatinText>{pointText(point)}</LatinText>
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${point.latitude},${point.longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('contact.locationLookup')}
          </a>
        </Row>
      )}
    </FormSection>
  );
}
