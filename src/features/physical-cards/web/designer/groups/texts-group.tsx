import { type Locale, locales } from '#i18n/locale.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { useCharactersLeft } from '#ui/controls/characters-left.ts';
import { Field, Input } from '#ui/controls/field.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { designLimits, type PhysicalCardDesign } from '../../../design/design.ts';
import { inDesign, withTexts } from '../state/draft.ts';
import { useChange, useDesign } from '../state/use-design.ts';
import { fieldId } from '../state/warning-fields.ts';
import { FieldWarnings } from './field-warnings.tsx';
import { groupsTexts } from './groups-texts.ts';

export function TextsGroup() {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const language = useDesign((design) => design.language);
  return (
    <FormSection level="h2" title={t('designerForm.texts.title')}>
      <Grid columns={1} wideColumns={2} gap={4} align="start">
        <DesignTextField name="name" label={t('designerForm.texts.name')} />
        <DesignTextField name="title" label={t('designerForm.texts.job')} />
        <DesignTextField name="company" label={t('designerForm.texts.company')} />
        <DesignTextField name="line" label={t('designerForm.texts.line')} hint={t('designerForm.texts.lineHint')} />
      </Grid>
      <RadioGroup
        variant="segmented"
        label={t('designerForm.texts.language')}
        value={language}
        onValueChange={(value) => change(undefined, inDesign({ language: value as Locale }))}
      >
        {locales.map((locale) => (
          <RadioItem key={locale} value={locale}>
            {t(`designerForm.texts.languages.${locale}`)}
          </RadioItem>
        ))}
      </RadioGroup>
    </FormSection>
  );
}

interface DesignTextFieldProps {
  name: keyof PhysicalCardDesign['words'];
  label: string;
  hint?: string;
}

function DesignTextField({ name, label, hint }: DesignTextFieldProps) {
  const change = useChange();
  const value = useDesign((design) => design.words[name]);
  const left = useCharactersLeft(value, designLimits.maxWords);
  return (
    <Stack gap={2} shrink>
      <Field id={fieldId(name)} label={label} hint={left ?? hint}>
        <Input
          autoComplete="off"
          maxLength={designLimits.maxWords}
          value={value}
          onChange={({ currentTarget }) => change(`words.${name}`, withTexts({ [name]: currentTarget.value }))}
        />
      </Field>
      <FieldWarnings field={name} />
    </Stack>
  );
}
