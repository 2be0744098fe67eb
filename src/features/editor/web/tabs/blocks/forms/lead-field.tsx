import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import { fieldId } from '../../../fields/field-id.ts';
import layout from '../../../fields/form-layout.module.css';
import { WordsField } from '../../../fields/words-field.tsx';
import { useActions } from '../../../state/use-editor.ts';
import { ChoicesField } from './choices-field.tsx';
import { formsTexts } from './forms-texts.ts';

interface LeadFieldProps {
  path: string;
  field: FormBlockOf<'lead-form'>['fields'][number];
}

const kinds = ['text', 'choice', 'date'] as const;

/** A question of the owner's own. */
export function LeadField({ path, field }: LeadFieldProps) {
  const t = useTexts(formsTexts);
  const { set } = useActions();
  return (
    <div className={layout.stack}>
      <WordsField path={`${path}.label`} label={t('forms.lead.label')} max={80} />
      <Field label={t('forms.lead.kind')} id={fieldId(`${path}.kind`)}>
        <Select value={field.kind} onChange={({ currentTarget }) => set(`${path}.kind`, currentTarget.value)}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`forms.lead.kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {field.kind === 'choice' && <ChoicesField path={`${path}.choices`} />}
      <Field inline label={t('forms.lead.required')}>
        <Switch checked={field.isRequired} onCheckedChange={(checked) => set(`${path}.isRequired`, checked)} />
      </Field>
    </div>
  );
}
