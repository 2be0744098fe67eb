/** Every colour of a page, derived from the three that an owner may select, and always readable. */

import type { ProfileDocument } from '../document/document.ts';
import {
  contrast,
  distance,
  edgeRatio,
  firstPassing,
  isColour,
  isLight,
  mix,
  nearestOn,
  nearestPassing,
  passesOn,
  textRatio,
  white,
} from './colour-contrast.ts';
import { type TemplateTheme, templateThemes } from './template-themes.ts';
import { isTemplate, plainTemplate, type Template } from './templates.ts';

export { contrast, nearestPassing } from './colour-contrast.ts';

export type Scheme = 'light' | 'dark';
type Design = Pick<ProfileDocument['design'], 'colours'>;
type SchemeChoice = Pick<ProfileDocument['design'], 'scheme' | 'template'>;

export interface Palette {
  /** Backgrounds: page, card, quiet fills on it, and a wash of the accent. Every ink is readable on all four. */
  readonly page: string;
  readonly card: string;
  readonly tint: string;
  readonly wash: string;
  readonly ink: string;
  readonly soft: string;
  /** The accent as a text colour. */
  readonly key: string;
  readonly good: string;
  readonly bad: string;
  readonly line: string;
  /** Border of input fields, which must be visible. */
  readonly edge: string;
  readonly accent: string;
  readonly onAccent: string;
  /** Gradient of a generated cover, and the colour of text on it. */
  readonly hero: string;
  readonly heroEnd: string;
  readonly onHero: string;
  /** For decoration only. */
  readonly glow: string;
}

/** The `night` template is dark unless its owner selects light; the others follow the visitor's system setting. */
export function schemesOf({ scheme, template }: SchemeChoice): readonly [Scheme, ...Scheme[]] {
  if (scheme === 'auto') return template === 'night' ? ['dark'] : ['light', 'dark'];
  return [scheme];
}

/** A picture cannot follow the visitor's setting. There `studio` is dark too. */
export const pictureScheme = ({ scheme, template }: SchemeChoice): Scheme =>
  scheme === 'auto' && template === 'studio' ? 'dark' : schemesOf({ scheme, template })[0];

const chosen = (design: Design, name: 'ground' | 'ink' | 'accent'): string | undefined => {
  const colour = design.colours[name];
  return isColour(colour) ? colour.toLowerCase() : undefined;
};

/** Moves other grounds towards the first until one ink is readable on all; on the first alone there always is one. */
function sharedInk(preferred: string, first: string, others: readonly string[]): { ink: string; others: string[] } {
  for (let share = 0; share < 1; share += 1 / 16) {
    const nearer = others.map((other) => mix(other, first, share));
    const ink = nearestOn(preferred, [first, ...nearer], textRatio);
    if (ink) return { ink, others: nearer };
  }
  return { ink: nearestPassing(preferred, first, textRatio), others: others.map(() => first) };
}

/** In the dark scheme, a light ground chosen by the owner becomes a dark one of the same hue. */
const surfaceOf = (ground: string | undefined, theme: TemplateTheme, scheme: Scheme): string => {
  if (!ground) return theme.card;
  return scheme === 'dark' && isLight(ground) ? mix(ground, '#0b0d0e', 0.88) : ground;
};

const accentOn = (preferred: string, card: string): string => nearestPassing(preferred, card, isLight(card) ? 1.3 : 3);

export function paletteOf(design: Design, template: string, scheme: Scheme): Palette {
  const name: Template = isTemplate(template) ? template : plainTemplate;
  const theme = templateThemes[name][scheme];
  const own = { ground: chosen(design, 'ground'), ink: chosen(design, 'ink'), accent: chosen(design, 'accent') };
  const card = surfaceOf(own.ground, theme, scheme);
  const accent = accentOn(own.accent ?? theme.accent, card);
  const page = own.ground ? mix(card, mix(accent, isLight(card) ? white : card, 0.5), theme.pageShare) : theme.page;
  const { ink, others } = sharedInk(inkFor(card, theme, own.ink, scheme), card, [
    page,
    mix(card, accent, theme.tintShare),
    mix(page, accent, theme.washShare),
  ]);
  const [visiblePage = card, tint = card, wash = card] = others;
  const grounds = [card, visiblePage, tint, wash];
  const readable = (preferred: string): string => firstPassing(preferred, ink, grounds, textRatio)?.colour ?? ink;
  return {
    page: visiblePage,
    card,
    tint,
    wash,
    ink,
    soft: readable(mix(ink, card, 0.36)),
    key: readable(own.accent ?? theme.key),
    good: readable(isLight(card) ? '#0b6b3d' : '#6fd39c'),
    bad: readable(isLight(card) ? '#a8371d' : '#ffab94'),
    line: mix(card, ink, theme.lineShare),
    edge: firstPassing(mix(card, ink, theme.lineShare), ink, grounds, edgeRatio)?.colour ?? ink,
    accent,
    onAccent: inkOn(accent),
    ...heroOf(own.accent, theme),
  };
}

/** An ink chosen for a light ground would be a dull grey on a dark one, so the template's ink is used there. */
function inkFor(card: string, theme: TemplateTheme, own: string | undefined, scheme: Scheme): string {
  if (own && (scheme === 'light' || passesOn(own, [card], 7))) return own;
  if (isLight(card) === isLight(theme.card)) return theme.ink;
  return isLight(card) ? '#15191c' : '#faf9f7';
}

/** White where it is readable, as on most brand colours; otherwise nearly black with a tint of the ground. */
const inkOn = (ground: string): string =>
  contrast(white, ground) >= textRatio ? white : nearestPassing(mix(ground, '#000000', 0.82), ground, textRatio);

function heroOf(
  accent: string | undefined,
  theme: TemplateTheme,
): Pick<Palette, 'hero' | 'heroEnd' | 'onHero' | 'glow'> {
  const hero = accent ? mix(accent, '#000000', theme.heroDepth) : theme.hero;
  const end = accent ? mix(accent, white, 0.12) : theme.heroEnd;
  const { ink, others } = sharedInk(inkOn(hero), hero, [end]);
  return { hero, heroEnd: others[0] ?? hero, onHero: ink, glow: accent ? mix(accent, white, 0.45) : theme.glow };
}

export interface ColourError {
  readonly pair: 'ink-ground';
  readonly ratio: number;
  /** The closest pair that passes. */
  readonly suggestion: { readonly ink: string; readonly ground: string };
}

/** The owner's colour choices that are unreadable. A colour that is not set is the template's. */
export function colourErrors(design: ProfileDocument['design']): ColourError[] {
  const [ownInk, ownGround] = [chosen(design, 'ink'), chosen(design, 'ground')];
  if (!ownInk) return [];
  const theme = templateThemes[isTemplate(design.template) ? design.template : plainTemplate];
  const ground = ownGround ?? theme[schemesOf(design)[0]].card;
  if (passesOn(ownInk, [ground], textRatio)) return [];
  // `night` replaces an ink for light grounds by its own, so that one stays allowed.
  if (!ownGround && design.scheme === 'auto' && passesOn(ownInk, [theme.light.card], textRatio)) return [];
  return [{ pair: 'ink-ground', ratio: contrast(ownInk, ground), suggestion: nearestPair(ownInk, ground, ownGround) }];
}

function nearestPair(ink: string, ground: string, ownGround: string | undefined): ColourError['suggestion'] {
  const otherInk = nearestPassing(ink, ground, textRatio);
  const otherGround = nearestPassing(ground, ink, textRatio);
  const isGroundNearer = ownGround !== undefined && distance(otherGround, ground) < distance(otherInk, ink);
  return isGroundNearer ? { ink, ground: otherGround } : { ink: otherInk, ground };
}
