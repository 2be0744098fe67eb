import { isDeepEqual } from '#base/deep-equal.ts';
import { colourFlaws, paletteOf } from '#features/profiles/colours.ts';
import { readyPalettes } from '#features/profiles/palettes.ts';
import { useTexts } from '#ui/locale.tsx';
import { fieldId } from '../../fields/field-id.ts';
import { useActions, useForm } from '../../state/use-editor.ts';
import { TabSection } from '../tab-section.tsx';
import { ColourField } from './colour-field.tsx';
import styles from './colours-section.module.css';
import { ContrastNotice } from './contrast-notice.tsx';
import { designTexts } from './design-texts.ts';
import { Swatch } from './swatch.tsx';

const names = ['accent', 'ground', 'ink'] as const;

export function ColoursSection() {
  const t = useTexts(designTexts);
  const { set } = useActions();
  const design = useForm((form) => form.design);
  const palette = paletteOf(design, design.template, design.scheme === 'dark' ? 'dark' : 'light');
  const shown = { accent: palette.accent, ground: palette.card, ink: palette.ink };
  const [flaw] = colourFlaws(design);
  return (
    <TabSection title={t('design.colours')} text={t('design.coloursText')} id={fieldId('design.colours')}>
      <fieldset className={styles.palettes}>
        <legend className={styles.legend}>{t('design.palettes')}</legend>
        {readyPalettes.map(({ name, colours }) => (
          <button
            key={name}
            type="button"
            className={styles.palette}
            aria-pressed={isDeepEqual(colours, design.colours)}
            onClick={() => set('design.colours', colours)}
          >
            <Swatch colours={name === 'own' ? undefined : colours} />
            {t(`design.palette.${name}`)}
          </button>
        ))}
      </fieldset>
      <div className={styles.fields}>
        {names.map((name) => (
          <ColourField key={name} name={name} own={shown[name]} />
        ))}
      </div>
      {flaw && <ContrastNotice flaw={flaw} />}
    </TabSection>
  );
}
