/** Creates a design that matches the profile, so that owners do not start with an empty card. */

import { formatPhone } from '#base/phone.ts';
import type { LocalizedText } from '#base/schemas.ts';
import { edgeRatio } from '#features/profiles/design/colour-contrast.ts';
import { nearestPassing, paletteOf, pictureScheme } from '#features/profiles/design/colours.ts';
import { templateThemes } from '#features/profiles/design/template-themes.ts';
import { isTemplate, plainTemplate, type Template } from '#features/profiles/design/templates.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { localesOf, otherLocale } from '#features/profiles/languages.ts';
import type { Locale } from '#i18n/locale.ts';
import { designLimits, finishes, type Material, type PhysicalCardDesign } from './design.ts';

export function startDesign(document: ProfileDocument, material: Material): PhysicalCardDesign {
  const { identity, design } = document;
  const language = localesOf(document)[0] ?? document.language;
  const textIn = (texts: LocalizedText): string => oneLine(texts[language] || texts[otherLocale(language)] || '');
  const template = isTemplate(design.template) ? design.template : plainTemplate;
  return {
    ...sampleDesign(language, material, textIn(identity.name)),
    template,
    colours: coloursOf(document, template),
    words: {
      name: textIn(identity.name),
      title: textIn(identity.title),
      company: textIn(identity.company),
      line: lineOf(document),
    },
    logo: identity.logo?.file ?? null,
    picture: identity.cover?.file ?? identity.avatar?.file ?? null,
  };
}

/** A plain card with a name only. */
export const sampleDesign = (language: Locale, material: Material, name: string): PhysicalCardDesign => ({
  version: 1,
  language,
  material,
  finish: finishes[material][0],
  template: plainTemplate,
  colours: { ground: '#0f4c4a', ink: '#fdfbf7', accent: '#ff7a59' },
  words: { name, title: '', company: '', line: '' },
  logo: null,
  picture: null,
  front: { free: null },
  back: { free: null },
  qr: { side: 'back', size: 20 },
  hasTapSign: true,
});

/** Never longer than a card's text may be: see its limit. */
const oneLine = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

/** The contact detail that recipients most often look for: phone, website or email. */
function lineOf({ contact }: ProfileDocument): string {
  const [phone] = contact.phones;
  if (phone) return formatPhone(phone.number);
  const host = contact.website && URL.parse(contact.website)?.hostname.replace(/^www\./, '');
  // Half an address leads nowhere.
  return [host, ...contact.emails].find((one) => one && one.length <= designLimits.maxWords) ?? '';
}

/** Templates whose profile pages open with a strongly coloured field; the card uses that field as its ground. */
const hasStrongField: Readonly<Partial<Record<Template, true>>> = { shore: true, market: true };

/** The same colours as on the profile page. */
function coloursOf({ design }: ProfileDocument, template: Template): PhysicalCardDesign['colours'] {
  const scheme = pictureScheme({ ...design, template });
  const palette = paletteOf(design, template, scheme);
  const isOwnGround = design.colours.ground !== undefined;
  if (isOwnGround || !hasStrongField[template]) {
    // The page adjusts its accent for more background colours than a card has, so the original accent is used.
    const accent = design.colours.accent ?? templateThemes[template][scheme].key;
    return { ground: palette.card, ink: palette.ink, accent: nearestPassing(accent, palette.card, edgeRatio) };
  }
  const accent = template === 'market' && !design.colours.accent ? palette.accent : palette.glow;
  return { ground: palette.hero, ink: palette.onHero, accent: nearestPassing(accent, palette.hero, edgeRatio) };
}
