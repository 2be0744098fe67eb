import { paletteOf } from '../../colours.ts';
import type { ProfileDocument } from '../../document/document.ts';
import { isTemplate, plainTemplate, type Template } from '../../templates.ts';

/** These two are dark by nature: only an owner who asks for light gets it. */
const isDark = (template: Template, scheme: ProfileDocument['design']['scheme']): boolean =>
  scheme === 'dark' || (scheme === 'auto' && (template === 'night' || template === 'studio'));

/** The page's own colours, so that whoever follows the link arrives where the picture promised. */
export function previewTheme({ design }: ProfileDocument) {
  const template = isTemplate(design.template) ? design.template : plainTemplate;
  const {
    card: surface,
    ink,
    soft,
    key,
    accent,
    onAccent,
    hero,
    heroEnd,
    onHero,
    glow,
  } = paletteOf(design, template, isDark(template, design.scheme) ? 'dark' : 'light');
  return { template, ground: surface, ink, second: soft, title: key, accent, onAccent, hero, heroEnd, onHero, glow };
}
