import { definitionOf } from '../blocks/kinds.ts';
import { rendererOf } from '../blocks/views.tsx';
import { isColour } from '../colour-contrast.ts';
import type { ProfileDocument } from '../document/document.ts';
import type { Template } from '../templates.ts';
import type { PageContext } from './page-context.ts';
import { findPicture } from './photo.tsx';
import { rootCss, templateOf } from './root-css.ts';
import base from './styles/base.css?inline';
import embedded from './styles/embedded.css?inline';
import share from './styles/share.css?inline';
import line from './styles/template-line.css?inline';
import market from './styles/template-market.css?inline';
import night from './styles/template-night.css?inline';
import paper from './styles/template-paper.css?inline';
import shore from './styles/template-shore.css?inline';
import studio from './styles/template-studio.css?inline';
import { viewOf } from './view.ts';
import { visibleBlocks } from './visible-blocks.ts';

const templateCss: Readonly<Record<Template, string>> = { shore, line, paper, night, market, studio };

/** The colour that stands where a picture will be. */
function pictureCss(files: readonly (string | undefined)[]): string {
  const found = files.map((file) => findPicture(file)?.colour).filter(isColour);
  return [...new Set(found)].map((colour) => `.c${colour.slice(1)}{background:${colour}}`).join('');
}

/** The whole style of one page: no more than it uses, and of what people chose only checked colours. */
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
    context.mode === 'embedded' ? embedded : '',
    pictureCss([identity.avatar?.file, identity.cover?.file, identity.logo?.file, ...pictures.map((one) => one?.file)]),
  ]);
  return [...stylesheets].join('').replaceAll('\n', '');
}
