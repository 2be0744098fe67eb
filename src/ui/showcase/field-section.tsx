import { Search } from 'lucide-react';
import { CopyButton } from '../copy-button.tsx';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { Grid } from '../layout.tsx';
import { useTexts } from '../locale.tsx';
import { Select } from '../select.tsx';
import { Textarea } from '../textarea.tsx';
import { Section } from './section.tsx';
import styles from './showcase.module.css';
import { showcaseTexts } from './texts.ts';

export function FieldSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.fields')} wide>
      <Grid gap={4} align="start" className={styles.columns}>
        <Field label={t('showcase.field.name')} hint={t('showcase.field.nameHint')} required>
          <Input defaultValue={t('showcase.field.nameValue')} autoComplete="off" />
        </Field>
        <Field label={t('showcase.field.phone')} optional>
          <Input type="tel" defaultValue="050-123-4567" autoComplete="off" />
        </Field>
        <Field label={t('showcase.field.email')} error={t('showcase.field.emailError')} required>
          <Input type="email" defaultValue="noa@barak" autoComplete="off" />
        </Field>
        <Field label={t('showcase.field.role')}>
          <Select placeholder={t('showcase.field.rolePick')} defaultValue="">
            <option value="architect">{t('showcase.field.architect')}</option>
            <option value="designer">{t('showcase.field.designer')}</option>
          </Select>
        </Field>
        <Field label={t('showcase.field.search')}>
          <Input type="search" placeholder={t('showcase.field.name')} start={<Search size={18} aria-hidden="true" />} />
        </Field>
        <Field label={t('showcase.field.locked')}>
          <Input
            readOnly
            dir="ltr"
            defaultValue="negia.example/noa-barak"
            end={<CopyButton value="negia.example/noa-barak" />}
          />
        </Field>
        <Field label={t('showcase.field.disabled')}>
          <Input disabled defaultValue={t('showcase.field.nameValue')} />
        </Field>
        <Field label={t('showcase.field.readonly')}>
          {(control) => <Input {...control} readOnly defaultValue={t('showcase.field.nameValue')} />}
        </Field>
        <Field label={t('showcase.field.about')} hint={t('showcase.field.nameHint')}>
          <Textarea defaultValue={t('showcase.field.aboutValue')} />
        </Field>
      </Grid>
    </Section>
  );
}
