import { isColour } from '../colour-contrast.ts';
import type { ProfileDocument } from '../document/document.ts';
import type { Template } from '../templates.ts';
import type { PageContext } from './page-context.ts';
import { findPicture } from './photo.tsx';
import { rootCss, templateOf } from './root-css.ts';
import { type BlockKind, shownBlocks } from './shown-blocks.ts';
import base from './styles/base.css?inline';
import about from './styles/block-about.css?inline';
import gallery from './styles/block-gallery.css?inline';
import hours from './styles/block-hours.css?inline';
import lead from './styles/block-lead.css?inline';
import questions from './styles/block-questions.css?inline';
import recommendations from './styles/block-recommendations.css?inline';
import services from './styles/block-services.css?inline';
import social from './styles/block-social.css?inline';
import video from './styles/block-video.css?inline';
import embedded from './styles/embedded.css?inline';
import rows from './styles/rows.css?inline';
import share from './styles/share.css?inline';
import line from './styles/template-line.css?inline';
import market from './styles/template-market.css?inline';
import night from './styles/template-night.css?inline';
import paper from './styles/template-paper.css?inline';
import shore from './styles/template-shore.css?inline';
import studio from './styles/template-studio.css?inline';
import { viewOf } from './view.ts';

const templateCss: Readonly<Record<Template, string>> = { shore, line, paper, night, market, studio };

const blockCss: Readonly<Record<BlockKind, readonly string[]>> = {
  links: [rows],
  social: [social],
  about: [about],
  gallery: [gallery],
  services: [services],
  hours: [hours],
  video: [video],
  recommendations: [recommendations],
  questions: [questions],
  payment: [rows],
  files: [rows],
  'lead-form': [rows, lead],
};

/** The colour that stands where a picture will be. */
function pictureCss(files: readonly (string | undefined)[]): string {
  const found = files.map((file) => findPicture(file)?.colour).filter(isColour);
  return [...new Set(found)].map((colour) => `.c${colour.slice(1)}{background:${colour}}`).join('');
}

/** The whole style of one page: no more than it uses, and of what people chose only checked colours. */
export function profileCss(document: ProfileDocument, context: PageContext): string {
  const { design, identity } = document;
  const blocks = shownBlocks(viewOf(document, context));
  const pictures = blocks.flatMap((block) => {
    if (block.kind === 'gallery') return block.pictures.map(({ file }) => file);
    return block.kind === 'services' ? block.items.map(({ picture }) => picture?.file) : [];
  });
  const parts = new Set([
    rootCss(design),
    base,
    ...blocks.flatMap(({ kind }) => blockCss[kind]),
    context.mode === 'embedded' ? '' : share,
    templateCss[templateOf(design)],
    context.mode === 'embedded' ? embedded : '',
    pictureCss([identity.avatar?.file, identity.cover?.file, identity.logo?.file, ...pictures]),
  ]);
  return [...parts].join('').replaceAll('\n', '');
}
