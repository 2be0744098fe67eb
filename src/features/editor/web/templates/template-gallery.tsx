import { Check, Lock } from 'lucide-react';
import { type Template, templates, templatesAllowed } from '#features/profiles/design/templates.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { usePlan } from '#features/profiles/form/index.ts';
import { profilesTexts } from '#features/profiles/texts.ts';
import { Grid, Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useShowPlanLimit } from '../plan-context.ts';
import { designTexts } from '../tabs/design/design-texts.ts';
import { ProfileDrawing } from './template-drawing.tsx';
import styles from './template-gallery.module.css';

interface TemplateGalleryProps {
  label: string;
  value: string;
  design?: Pick<ProfileDocument['design'], 'colours' | 'scheme'>;
  onChange: (template: Template) => void;
}

const plain = { colours: {}, scheme: 'auto' } as const;

/** The designs in the owner's colours. Those of a larger plan are shown with a label. */
export function TemplateGallery({ label, value, design = plain, onChange }: TemplateGalleryProps) {
  const t = useTexts(designTexts);
  const tp = useTexts(profilesTexts);
  const showLimit = useShowPlanLimit();
  const plan = usePlan();
  const allowed = templatesAllowed(plan?.entitlements.templates ?? null);
  return (
    <Grid as="ul" columns={2} gap={3} className={styles.templates} aria-label={label}>
      {templates.map((template) => {
        const isSelected = template === value;
        const isLocked = !allowed.includes(template) && !isSelected;
        return (
          <li key={template}>
            <button
              type="button"
              className={styles.template}
              aria-pressed={isSelected}
              onClick={() => (isLocked ? showLimit(tp('profiles.plan.template')) : onChange(template))}
            >
              <span className={styles.drawing}>
                <ProfileDrawing design={{ ...design, template }} />
                {isSelected && (
                  <Grid as="span" align="center" justify="center" className={styles.mark}>
                    <Check size={16} strokeWidth={3} aria-hidden="true" />
                  </Grid>
                )}
              </span>
              <Row as="span" gap={[0, 2]} align="center" wrap weight="strong" line="snug" className={styles.name}>
                {t(`design.templates.${template}.name`)}
                {isLocked && (
                  <Row as="span" inline align="center" tone="accent" weight="medium" className={styles.locked}>
                    <Lock size={13} aria-hidden="true" />
                    {t('design.locked')}
                  </Row>
                )}
              </Row>
              <span className={styles.text}>{t(`design.templates.${template}.text`)}</span>
            </button>
          </li>
        );
      })}
    </Grid>
  );
}
