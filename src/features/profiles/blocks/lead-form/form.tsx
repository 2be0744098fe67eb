import { Inbox, Info } from 'lucide-react';
import { useState } from 'react';
import { isDeepEqual } from '#base/edits/deep-equal.ts';
import type { LocalizedText } from '#base/schemas.ts';
import type { Locale } from '#i18n/locale.ts';
import { Select } from '#ui/choices/select.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { Field, Textarea } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BlockForm, BlockFormProps } from '../../form/block-forms.ts';
import { fieldId } from '../../form/field-id.ts';
import { fieldsTexts } from '../../form/fields-texts.ts';
import { useFormActions, useFormLanguages, useFormValue } from '../../form/form-store.ts';
import { ItemList } from '../../form/item-list.tsx';
import { LocalizedField } from '../../form/localized-field.tsx';
import { useFieldError } from '../../form/use-field-error.ts';
import { usePlan } from '../../form/use-plan.ts';
import { type FormBlockOf, newKey } from '../form-block.ts';
import { leadFormTexts, maxOwnFields, ownFieldKinds } from './block.ts';
import { choiceLines, withChoiceLines } from './choice-lines.ts';

/** A custom question. */
function LeadField({ path, field }: { path: string; field: FormBlockOf<'lead-form'>['fields'][number] }) {
  const t = useTexts(leadFormTexts);
  const { set } = useFormActions();
  return (
    <Stack gap={5} shrink shrinkItems>
      <LocalizedField path={`${path}.label`} label={t('block.lead-form.form.label')} max={80} />
      <Field label={t('block.lead-form.form.kind')} id={fieldId(`${path}.kind`)}>
        <Select value={field.kind} onChange={({ currentTarget }) => set(`${path}.kind`, currentTarget.value)}>
          {ownFieldKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`block.lead-form.form.kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {field.kind === 'choice' && <ChoicesField path={`${path}.choices`} />}
      <Field inline label={t('block.lead-form.form.required')}>
        <Switch checked={field.isRequired} onCheckedChange={(checked) => set(`${path}.isRequired`, checked)} />
      </Field>
    </Stack>
  );
}

type LeadFieldItem = FormBlockOf<'lead-form'>['fields'][number];

function LeadForm({ path }: BlockFormProps) {
  const t = useTexts(leadFormTexts);
  const isAllowed = usePlan()?.entitlements.leadFields ?? true;
  return (
    <Stack gap={5} shrink shrinkItems>
      <Notice isStacked icon={Info} tone="sea" title={t('block.lead-form.form.always')} />
      <LocalizedField
        path={`${path}.button`}
        label={t('block.lead-form.form.button')}
        placeholder={t('block.lead-form.form.buttonPlaceholder')}
        max={40}
      />
      <FormSection
        title={t('block.lead-form.form.fields')}
        text={t(isAllowed ? 'block.lead-form.form.fieldsText' : 'block.lead-form.form.fieldsPlan')}
      >
        <ItemList<LeadFieldItem>
          path={`${path}.fields`}
          nameOf={(index) => t('block.lead-form.form.one', { position: index })}
          addLabel={t('block.lead-form.form.add')}
          {...(isAllowed && {
            blank: () => ({ id: newKey(), kind: 'text', label: {}, choices: [], isRequired: false }) as const as never,
          })}
          firstField="label"
          maxItems={maxOwnFields}
        >
          {(itemPath, item) => <LeadField path={itemPath} field={item} />}
        </ItemList>
      </FormSection>
    </Stack>
  );
}

interface ChoicesFieldProps {
  path: string;
}

/** One choice per line, in each language of the profile. */
function ChoicesField({ path }: ChoicesFieldProps) {
  const languages = useFormLanguages();
  return (
    <Stack gap={5} shrink shrinkItems>
      {languages.map((locale) => (
        <ChoicesIn key={locale} path={path} locale={locale} isNamed={languages.length > 1} />
      ))}
    </Stack>
  );
}

interface ChoicesInProps extends ChoicesFieldProps {
  locale: Locale;
  isNamed: boolean;
}

function ChoicesIn({ path, locale, isNamed }: ChoicesInProps) {
  const t = useTexts(leadFormTexts);
  const tf = useTexts(fieldsTexts);
  const { set } = useFormActions();
  const choices = useFormValue<readonly LocalizedText[]>(path);
  const error = useFieldError(path);
  const [typed, setTyped] = useState(() => choiceLines(choices, locale));
  // An empty new line is not a choice yet and must not disappear while typing, but an undo must update the text.
  const isOurs = isDeepEqual(withChoiceLines(choices, locale, typed), choices);
  const label = t('block.lead-form.form.choices');
  return (
    <Field
      id={fieldId(`${path}.${locale}`)}
      label={isNamed ? tf('fields.inLanguage', { label, language: tf(`fields.language.${locale}`) }) : label}
      {...(error && { error })}
    >
      <Textarea
        rows={4}
        lang={locale}
        value={isOurs ? typed : choiceLines(choices, locale)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          set(path, withChoiceLines(choices, locale, value));
        }}
      />
    </Field>
  );
}

export const form: BlockForm = { icon: Inbox, Form: LeadForm };
