import { paletteOf } from '#features/profiles/design/colours.ts';
import { isTemplate, plainTemplate } from '#features/profiles/design/templates.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { TemplateDrawing } from '../templates/template-drawing.tsx';

interface ProfileDrawingProps {
  design: Pick<ProfileDocument['design'], 'template' | 'colours' | 'scheme'>;
  /** As high as a phone. */
  isTall?: boolean;
}

/** A simplified drawing of a profile's design, in its own colours. */
export function ProfileDrawing({ design, isTall = false }: ProfileDrawingProps) {
  const template = isTemplate(design.template) ? design.template : plainTemplate;
  const isDark = template === 'night' || design.scheme === 'dark';
  const palette = paletteOf(design, template, isDark ? 'dark' : 'light');
  return <TemplateDrawing template={template} palette={palette} {...(isTall && { height: 240 })} />;
}
