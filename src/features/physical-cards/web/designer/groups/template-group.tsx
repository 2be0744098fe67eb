import { memo, useDeferredValue, useId } from 'react';
import { Grid } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type DesignTemplate, designTemplates, type PhysicalCardDesign } from '../../../design/design.ts';
import { previewLink } from '../../components/preview-link.ts';
import { PhysicalCardFace } from '../../face/physical-card-face.tsx';
import { inDesign } from '../state/draft.ts';
import { useChange, useDesign, useDraft } from '../state/use-design.ts';
import { fieldId } from '../state/warning-fields.ts';
import { FieldWarnings } from './field-warnings.tsx';
import { Group } from './group.tsx';
import { groupsTexts } from './groups-texts.ts';
import styles from './template-group.module.css';

/** Six small live cards: each shows this very design in its own way. */
export function TemplateGroup() {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const name = useId();
  const design = useDesign((current) => current);
  // The card itself follows every key press; these may come a moment later.
  const drawn = useDeferredValue(design);
  const link = previewLink(useDraft((draft) => draft.profileId));
  return (
    <Group title={t('designerForm.template.title')} id={fieldId('template')}>
      <Grid as="fieldset" columns={2} wideColumns={3} gap={3} shrink className={styles.tiles}>
        <legend className={styles.legend}>{t('designerForm.template.label')}</legend>
        {designTemplates.map((template) => (
          <label key={template} className={styles.tile}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={template}
              checked={design.template === template}
              onChange={() => change(undefined, inDesign({ template }))}
            />
            <TemplateThumbnail design={drawn} template={template} link={link} />
            {t(`designerForm.template.names.${template}`)}
          </label>
        ))}
      </Grid>
      <FieldWarnings field="template" />
    </Group>
  );
}

interface TemplateThumbnailProps {
  design: PhysicalCardDesign;
  template: DesignTemplate;
  link: string;
}

const TemplateThumbnail = memo(function TemplateThumbnail({ design, template, link }: TemplateThumbnailProps) {
  return (
    <span className={styles.small} aria-hidden="true">
      <PhysicalCardFace design={{ ...design, template }} side="front" link={link} isClipped title="" />
    </span>
  );
});
