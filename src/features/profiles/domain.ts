import type { Entitlements } from '#features/packages/contract.ts';
import { type Block, isKnownBlock, type KnownBlock } from './document/blocks.ts';
import type { ProfileDocument } from './document/document.ts';
import { isTemplate, plainTemplate, templatesAllowed } from './templates.ts';

export { profileLimits } from './limits.ts';

type PlanLimits = Pick<Entitlements, 'links' | 'galleryPictures' | 'templates' | 'leadFields'>;

const itemsOf = (block: KnownBlock): number => (block.kind === 'links' ? block.items.length : 0);
const picturesOf = (block: KnownBlock): number => (block.kind === 'gallery' ? block.pictures.length : 0);

const sum = (blocks: readonly Block[], count: (block: KnownBlock) => number): number =>
  blocks.filter(isKnownBlock).reduce((total, block) => total + count(block), 0);

/** What a plan counts. */
export const measure = ({ blocks, design }: ProfileDocument) => ({
  links: sum(blocks, itemsOf),
  galleryPictures: sum(blocks, picturesOf),
  template: design.template,
  leadFields: sum(blocks, (block) => (block.kind === 'lead-form' ? block.fields.length : 0)),
});

export type PlanFlaw = 'links' | 'galleryPictures' | 'template' | 'leadFields';

/** What of a plan a document goes beyond. What already stood there before may stay: nobody loses work when a plan ends. */
export function exceedsEntitlements(
  document: ProfileDocument,
  before: ProfileDocument | undefined,
  plan: PlanLimits,
): PlanFlaw[] {
  const now = measure(document);
  const then = before && measure(before);
  const isAllowed = (template: string) => !isTemplate(template) || templatesAllowed(plan.templates).includes(template);
  const flaws: (PlanFlaw | false)[] = [
    now.links > Math.max(plan.links, then?.links ?? 0) && 'links',
    now.galleryPictures > Math.max(plan.galleryPictures, then?.galleryPictures ?? 0) && 'galleryPictures',
    !isAllowed(now.template) && now.template !== then?.template && 'template',
    !plan.leadFields && now.leadFields > (then?.leadFields ?? 0) && 'leadFields',
  ];
  return flaws.filter((flaw) => flaw !== false);
}

/** What visitors see of a document under a plan: the rest stays in it and comes back with the plan. */
export function applyEntitlements(document: ProfileDocument, plan: PlanLimits): ProfileDocument {
  let links = plan.links;
  let pictures = plan.galleryPictures;
  const blocks = document.blocks.map((block): Block => {
    if (!isKnownBlock(block) || block.isHidden) return block;
    if (block.kind === 'links') {
      const items = block.items.slice(0, links);
      links -= items.length;
      return { ...block, items };
    }
    if (block.kind === 'gallery') {
      const shown = block.pictures.slice(0, pictures);
      pictures -= shown.length;
      return { ...block, pictures: shown };
    }
    return block.kind === 'lead-form' && !plan.leadFields ? { ...block, fields: [] } : block;
  });
  const { template } = document.design;
  const isAllowed = isTemplate(template) && templatesAllowed(plan.templates).includes(template);
  return { ...document, blocks, design: { ...document.design, template: isAllowed ? template : plainTemplate } };
}
