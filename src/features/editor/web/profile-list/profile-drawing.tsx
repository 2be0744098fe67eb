import { paletteOf, schemesOf } from '#features/profiles/design/colours.ts';
import { isTemplate, plainTemplate } from '#features/profiles/design/templates.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { TemplateDrawing } from '../templates/template-drawing.tsx';

interface ProfileDrawingProps {
  design: Pick<ProfileDocument['design'], 'template' | 'colours' | 'scheme'>;
}

/** A simplified drawing of a profile's design, in its own colours. */
export function ProfileDrawing({ design }: ProfileDrawingProps) {
  const template = isTemplate(design.template) ? design.template : plainTemplate;
  const [scheme = 'light'] = schemesOf(design);
  return <TemplateDrawing template={template} palette={paletteOf(design, template, scheme)} />;
}
