import { definitionOf } from '../../blocks/kinds.ts';
import { rendererOf } from '../../blocks/views.tsx';
import { isColour, plateFor } from '../../design/colour-contrast.ts';
import { type Palette, paletteOf, type Scheme, schemesOf } from '../../design/colours.ts';
import { isTemplate, plainTemplate, type Template } from '../../design/templates.ts';
import type { ProfileDocument } from '../../document/document.ts';
import type { PageContext } from '../page-context.ts';
import { findPicture } from '../profile-header.tsx';
import base from '../styles/base.css?inline';
import embedded from '../styles/embedded.css?inline';
import share from '../styles/share.css?inline';
import line from '../styles/template-line.css?inline';
import market from '../styles/template-market.css?inline';
import night from '../styles/template-night.css?inline';
import paper from '../styles/template-paper.css?inline';
import shore from '../styles/template-shore.css?inline';
import studio from '../styles/template-studio.css?inline';
import { viewOf } from '../view.ts';
import { visibleBlocks } from '../visible-blocks.ts';
import { fontFaces, fontStack, serifStack } from './fonts.ts';

type Design = ProfileDocument['design'];

const names: Readonly<Record<keyof Palette, string>> = {
  page: 'g',
  card: 'c',
  tint: 't',
  wash: 'w',
  ink: 'i',
  soft: 's',
  key: 'k',
  good: 'y',
  bad: 'n',
  line: 'l',
  edge: 'd',
  accent: 'a',
  onAccent: 'o',
  hero: 'h',
  heroEnd: 'e',
  onHero: 'u',
  glow: 'x',
};

const colours = (palette: Palette): string =>
  Object.entries(names)
    .map(([name, short]) => `--${short}:${palette[name as keyof Palette]}`)
    .join(';');

/** Radius of cards, buttons and small elements. */
const corners: Readonly<Record<Design['corner'], string>> = {
  square: '--r:0px;--q:0px;--v:0px',
  soft: '--r:14px;--q:12px;--v:9px',
  round: '--r:22px;--q:99px;--v:14px',
};
const buttons: Readonly<Record<Design['button'], string>> = {
  filled: '--bb:var(--a);--bi:var(--o);--bl:var(--a)',
  outlined: '--bb:transparent;--bi:var(--k);--bl:var(--k);--xb:transparent;--xl:var(--k)',
  quiet: '--bb:var(--t);--bi:var(--k);--bl:transparent;--xb:var(--t);--xl:transparent',
};

export const templateOf = ({ template }: Design): Template => (isTemplate(template) ? template : plainTemplate);

const cachedRoots = new WeakMap<Design, string>();

/** Cached because the editor needs it on every keystroke and the design seldom changes. */
export function rootCss(design: Design): string {
  const cached = cachedRoots.get(design) ?? makeRootCss(design);
  cachedRoots.set(design, cached);
  return cached;
}

function makeRootCss(design: Design): string {
  const template = templateOf(design);
  const schemes = schemesOf(design);
  const heading = template === 'paper' && design.font === 'system' ? serifStack : fontStack(design.font);
  const [first, second] = schemes;
  const of = (scheme: Scheme) => colours(paletteOf(design, template, scheme));
  const shared = [`--f:${fontStack(design.font)}`, `--fh:${heading}`, corners[design.corner], buttons[design.button]];
  return [
    fontFaces(design.font),
    `:root{color-scheme:${schemes.join(' ')};${of(first)};${shared.join(';')}}`,
    ...(second ? [`@media(prefers-color-scheme:dark){:root{${of(second)}}}`] : []),
  ].join('');
}

const templateCss: Readonly<Record<Template, string>> = { shore, line, paper, night, market, studio };

/** Placeholder colours shown until pictures load. */
function pictureCss(files: readonly (string | undefined)[]): string {
  const found = files.map((file) => findPicture(file)?.colour).filter(isColour);
  return [...new Set(found)].map((colour) => `.c${colour.slice(1)}{background:${colour}}`).join('');
}

/** Behind the text of `studio` is a picture under a dark shade. */
const shaded = '#1f1f1f';
const logoGrounds: Readonly<Partial<Record<Template, (palette: Palette) => string>>> = {
  market: ({ hero }) => hero,
  night: ({ page }) => page,
  studio: () => shaded,
};

/** The grounds behind a logo, one for each scheme. Cached like the root style. */
const cachedGrounds = new WeakMap<Design, readonly string[]>();

function logoGroundsOf(design: Design): readonly string[] {
  const template = templateOf(design);
  const groundOf = logoGrounds[template] ?? (({ card }: Palette) => card);
  const grounds =
    cachedGrounds.get(design) ?? schemesOf(design).map((scheme) => groundOf(paletteOf(design, template, scheme)));
  cachedGrounds.set(design, grounds);
  return grounds;
}

/** A backing where the logo would be lost, in each scheme by itself. */
function plateCss({ design, identity }: ProfileDocument): string {
  const { ink } = findPicture(identity.logo?.file) ?? {};
  const plates = ink ? logoGroundsOf(design).map((ground) => plateFor(ink, ground)) : [];
  if (!plates.some(Boolean)) return '';
  const shape = 'box-sizing:content-box;padding:5px 9px;border-radius:8px';
  const [first = 'none', second = 'none'] = plates;
  const dark = plates.length > 1 ? `@media(prefers-color-scheme:dark){.firm img{background:${second}}}` : '';
  return `.firm img{${shape};background:${first}}${dark}`;
}

/** The complete style of one page: only the rules that it uses, and of user input only validated colours. */
export function profileCss(document: ProfileDocument, context: PageContext): string {
  const { design, identity } = document;
  const blocks = visibleBlocks(viewOf(document, context));
  const pictures = blocks.flatMap((block) => definitionOf(block).pictures?.(block) ?? []);
  const stylesheets = new Set([
    rootCss(design),
    base,
    ...blocks.flatMap((block) => rendererOf(block).styles),
    context.mode === 'embedded' ? '' : share,
    templateCss[templateOf(design)],
    plateCss(document),
    context.mode === 'embedded' ? embedded : '',
    pictureCss([identity.avatar?.file, identity.cover?.file, identity.logo?.file, ...pictures.map((one) => one?.file)]),
  ]);
  return [...stylesheets].join('').replaceAll('\n', '');
}
