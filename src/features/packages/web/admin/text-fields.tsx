import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldGroup, Input, Textarea } from '#ui/controls/field.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { packageLimits } from '../../admin-contract.ts';
import { linesAt, textAt } from './draft.ts';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import type { PackageEditorState } from './use-package-editor.ts';

export function TextFields({ language, editor }: { language: Locale; editor: PackageEditorState }) {
  const t = useTexts(packagesAdminTexts);
  const { draft, errors, set } = editor;
  const under = `texts.${language}`;
  const dir = directionOf(language);
  const benefits = linesAt(draft, `${under}.benefits`);
  const setBenefit = (index: number, value: string) =>
    set(
      `${under}.benefits`,
      benefits.map((line, at) => (at === index ? value : line)),
    );
  return (
    <Grid columns={1} gap={4} align="start" shrink>
      <Field label={t('packagesAdmin.texts.name')} error={errors[`${under}.name`]} required>
        <Input
          lang={language}
          dir={dir}
          maxLength={packageLimits.nameMax}
          value={textAt(draft, `${under}.name`)}
          onChange={({ currentTarget }) => set(`${under}.name`, currentTarget.value)}
        />
      </Field>
      <Field label={t('packagesAdmin.texts.description')} error={errors[`${under}.description`]}>
        <Textarea
          lang={language}
          dir={dir}
          rows={2}
          maxLength={packageLimits.descriptionMax}
          value={textAt(draft, `${under}.description`)}
          onChange={({ currentTarget }) => set(`${under}.description`, currentTarget.value)}
        />
      </Field>
      <FeatureLines language={language} editor={editor} />
      <FieldGroup label={t('packagesAdmin.texts.benefits')}>
        <Stack gap={2}>
          {benefits.map((line, index) => (
            <Input
              // biome-ignore lint/suspicious/noArrayIndexKey: the five places stay where they are
              key={index}
              aria-label={t('packagesAdmin.texts.benefit', { number: index + 1 })}
              lang={language}
              dir={dir}
              placeholder={t('packagesAdmin.texts.benefit', { number: index + 1 })}
              maxLength={packageLimits.lineMax}
              value={line}
              onChange={({ currentTarget }) => setBenefit(index, currentTarget.value)}
            />
          ))}
        </Stack>
      </FieldGroup>
    </Grid>
  );
}

/** Features of a plan, one per line, in an order set by the admin. */
function FeatureLines({ language, editor: { draft, errors, set } }: { language: Locale; editor: PackageEditorState }) {
  const t = useTexts(packagesAdminTexts);
  const path = `texts.${language}.features`;
  const lines = linesAt(draft, path);
  const write = (index: number, value: string) =>
    set(
      path,
      lines.map((line, at) => (at === index ? value : line)),
    );
  /** With the line below it. */
  const swap = (index: number) =>
    set(path, lines.with(index, lines[index + 1] ?? '').with(index + 1, lines[index] ?? ''));
  const error = Object.entries(errors).find(([name]) => name.startsWith(path))?.[1];
  return (
    <FieldGroup label={t('packagesAdmin.texts.features')} error={error}>
      <Stack gap={2}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
          <Grid key={index} align="center" className={styles.line}>
            <Input
              aria-label={t('packagesAdmin.texts.feature', { number: index + 1 })}
              lang={language}
              dir={directionOf(language)}
              maxLength={packageLimits.lineMax}
              value={line}
              onChange={({ currentTarget }) => write(index, currentTarget.value)}
            />
            <Button
              variant="ghost"
              size="icon"
              disabled={index === 0}
              aria-label={t('packagesAdmin.texts.up', { number: index + 1 })}
              onClick={() => swap(index - 1)}
            >
              <ArrowUp aria-hidden="true" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              disabled={index === lines.length - 1}
              aria-label={t('packagesAdmin.texts.down', { number: index + 1 })}
              onClick={() => swap(index)}
            >
              <ArrowDown aria-hidden="true" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('packagesAdmin.texts.dropFeature', { number: index + 1 })}
              onClick={() => set(path, lines.toSpliced(index, 1))}
            >
              <X aria-hidden="true" />
            </Button>
          </Grid>
        ))}
        {lines.length < packageLimits.features && (
          <Button variant="ghost" size="sm" className={styles.addLine ?? ''} onClick={() => set(path, [...lines, ''])}>
            <Plus aria-hidden="true" />
            {t('packagesAdmin.texts.addFeature')}
          </Button>
        )}
      </Stack>
    </FieldGroup>
  );
}
