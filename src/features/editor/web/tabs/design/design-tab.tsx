import { useTexts } from '#ui/locale.tsx';
import layout from '../../fields/form-layout.module.css';
import { useActions, useForm } from '../../state/use-editor.ts';
import { TemplateGallery } from '../../templates/template-gallery.tsx';
import { TabSection } from '../tab-section.tsx';
import { ChoiceTiles } from './choice-tiles.tsx';
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
