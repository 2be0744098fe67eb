import { memo, useDeferredValue, useId } from 'react';
import { Grid } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type CardDesign, type CardTemplate, cardTemplates } from '../../../design/design.ts';
import { CardFace } from '../../face/card-face.tsx';
import { previewLink } from '../../parts/preview-link.ts';
import { inDesign } from '../state/draft.ts';
import { useChange, useDesign, useDraft } from '../state/use-design.ts';
import { fieldId } from '../state/warning-places.ts';
import { FieldWarnings } from './field-warnings.tsx';
import { Group } from './group.tsx';
import { groupsTexts } from './groups-texts.ts';
import styles from './template-group.module.css';

/** Six small live cards: each shows this very design in its own way. */
export function TemplateGroup() {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const name = useId();
  const design = useDesign((whole) => whole);
  // The card itself follows every key press; these may come a moment later.
  const drawn = useDeferredValue(design);
  const link = previewLink(useDraft((draft) => draft.profileId));
  return (
    <Group title={t('designerForm.template.title')} id={fieldId('template')}>
      <Grid as="fieldset" columns={2} wideColumns={3} gap={3} shrink className={styles.tiles}>
        <legend className={styles.legend}>{t('designerForm.template.label')}</legend>
        {cardTemplates.map((template) => (
          <label key={template} className={styles.tile}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={template}
              checked={design.template === template}
              onChange={() => change(undefined, inDesign({ template }))}
            />
            <SmallCard design={drawn} template={template} link={link} />
            {t(`designerForm.template.names.${template}`)}
          </label>
        ))}
      </Grid>
      <FieldWarnings field="template" />
    </Group>
  );
}

interface SmallCardProps {
  design: CardDesign;
  template: CardTemplate;
  link: string;
}

const SmallCard = memo(function SmallCard({ design, template, link }: SmallCardProps) {
  return (
    <span className={styles.small} aria-hidden="true">
      <CardFace design={{ ...design, template }} side="front" link={link} isClipped title="" />
    </span>
  );
});
