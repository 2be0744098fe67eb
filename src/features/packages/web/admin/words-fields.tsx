import { directionOf, type Locale } from '#i18n/locale.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { packageLimits } from '../../admin-contract.ts';
import { linesAt, textAt } from './draft.ts';
import { FeatureLines } from './feature-lines.tsx';
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
