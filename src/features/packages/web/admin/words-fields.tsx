import { ArrowUp, Plus, X } from 'lucide-react';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { Button } from '#ui/button.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { packageLimits } from '../../admin-contract.ts';
import { linesAt, textAt } from './draft.ts';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import type { PackageWork } from './use-package-work.ts';

interface WordsFieldsProps {
  language: Locale;
  work: PackageWork;
}

export function WordsFields({ language, work }: WordsFieldsProps) {
  const t = useTexts(packagesAdminTexts);
  const { draft, flaws, set } = work;
  const under = `words.${language}`;
  const dir = directionOf(language);
  const benefits = linesAt(draft, `${under}.benefits`);
  const setBenefit = (place: number, value: string) =>
    set(
      `${under}.benefits`,
      benefits.map((line, at) => (at === place ? value : line)),
    );
  return (
    <div className={styles.fields}>
      <Field label={t('packagesAdmin.words.name')} error={flaws[`${under}.name`]} required>
        <Input
          lang={language}
          dir={dir}
          maxLength={packageLimits.nameMax}
          value={textAt(draft, `${under}.name`)}
          onChange={({ currentTarget }) => set(`${under}.name`, currentTarget.value)}
        />
      </Field>
      <Field label={t('packagesAdmin.words.description')} error={flaws[`${under}.description`]}>
        <Textarea
          lang={language}
          dir={dir}
          rows={2}
          maxLength={packageLimits.descriptionMax}
          value={textAt(draft, `${under}.description`)}
          onChange={({ currentTarget }) => set(`${under}.description`, currentTarget.value)}
        />
      </Field>
      <FeatureLines language={language} work={work} />
      <FieldGroup label={t('packagesAdmin.words.benefits')}>
        <div className={styles.lines}>
          {benefits.map((line, place) => (
            <Input
              // biome-ignore lint/suspicious/noArrayIndexKey: the five places stay where they are
              key={place}
              aria-label={t('packagesAdmin.words.benefit', { number: place + 1 })}
              lang={language}
              dir={dir}
              placeholder={t('packagesAdmin.words.benefit', { number: place + 1 })}
              maxLength={packageLimits.lineMax}
              value={line}
              onChange={({ currentTarget }) => setBenefit(place, currentTarget.value)}
            />
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}

interface FeatureLinesProps {
  language: Locale;
  work: PackageWork;
}

/** What a package includes, line by line, in an order that the admin sets. */
function FeatureLines({ language, work: { draft, flaws, set } }: FeatureLinesProps) {
  const t = useTexts(packagesAdminTexts);
  const path = `words.${language}.features`;
  const lines = linesAt(draft, path);
  const write = (place: number, value: string) =>
    set(
      path,
      lines.map((line, at) => (at === place ? value : line)),
    );
  const lift = (place: number) =>
    set(path, lines.with(place - 1, lines[place] ?? '').with(place, lines[place - 1] ?? ''));
  const error = Object.entries(flaws).find(([name]) => name.startsWith(path))?.[1];
  return (
    <FieldGroup label={t('packagesAdmin.words.features')} error={error}>
      <div className={styles.lines}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
          <div key={place} className={styles.line}>
            <Input
              aria-label={t('packagesAdmin.words.feature', { number: place + 1 })}
              lang={language}
              dir={directionOf(language)}
              maxLength={packageLimits.lineMax}
              value={line}
              onChange={({ currentTarget }) => write(place, currentTarget.value)}
            />
            <Button
              variant="ghost"
              size="icon"
              disabled={place === 0}
              aria-label={t('packagesAdmin.words.up', { number: place + 1 })}
              onClick={() => lift(place)}
            >
              <ArrowUp aria-hidden="true" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('packagesAdmin.words.dropFeature', { number: place + 1 })}
              onClick={() => set(path, lines.toSpliced(place, 1))}
            >
              <X aria-hidden="true" />
            </Button>
          </div>
        ))}
        {lines.length < packageLimits.features && (
          <Button variant="ghost" size="sm" className={styles.addLine ?? ''} onClick={() => set(path, [...lines, ''])}>
            <Plus aria-hidden="true" />
            {t('packagesAdmin.words.addFeature')}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
