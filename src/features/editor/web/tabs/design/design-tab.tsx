import { useId } from 'react';
import { Grid } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { fieldId } from '../../fields/field-id.ts';
import layout from '../../fields/form-layout.module.css';
import { useActions, useForm, useFormText } from '../../state/use-editor.ts';
import { TemplateGallery } from '../../templates/template-gallery.tsx';
import { TabSection } from '../tab-section.tsx';
import styles from './choice-tiles.module.css';
import { ColoursSection } from './colours-section.tsx';
import { designTexts } from './design-texts.ts';

export function DesignTab() {
  const t = useTexts(designTexts);
  const { set } = useActions();
  const design = useForm((form) => form.design);
  return (
    <div className={layout.stack}>
      <TabSection title={t('design.template')} text={t('design.templateText')} id="f-design-template">
        <TemplateGallery
          label={t('design.template')}
          value={design.template}
          colours={design.colours}
          onChange={(template) => set('design.template', template)}
        />
      </TabSection>
      <ColoursSection />
      <ChoiceTiles
        label={t('design.font')}
        path="design.font"
        choices={(['system', 'serif', 'rubik'] as const).map((value) => ({ value, label: t(`design.fonts.${value}`) }))}
      />
      <ChoiceTiles
        label={t('design.corner')}
        path="design.corner"
        choices={(['square', 'soft', 'round'] as const).map((value) => ({
          value,
          label: t(`design.corners.${value}`),
        }))}
      />
      <ChoiceTiles
        label={t('design.button')}
        path="design.button"
        choices={(['filled', 'outlined', 'quiet'] as const).map((value) => ({
          value,
          label: t(`design.buttons.${value}`),
        }))}
      />
      <ChoiceTiles
        label={t('design.scheme')}
        path="design.scheme"
        choices={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(`design.schemes.${value}`) }))}
      />
    </div>
  );
}

interface ChoiceTilesProps {
  label: string;
  path: string;
  choices: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few, each drawn as what it does. */
function ChoiceTiles({ label, path, choices }: ChoiceTilesProps) {
  const name = useId();
  const { set } = useActions();
  const value = useFormText(path);
  const kind = path.split('.').at(-1);
  return (
    <fieldset className={styles.group} id={fieldId(path)}>
      <legend className={styles.legend}>{label}</legend>
      <Grid columns={3} gap={3}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.tile}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => set(path, choice.value)}
            />
            <span className={styles.sign} data-kind={kind} data-value={choice.value} aria-hidden="true" />
            {choice.label}
          </label>
        ))}
      </Grid>
    </fieldset>
  );
}
