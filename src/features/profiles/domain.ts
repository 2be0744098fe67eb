import type { Entitlements } from '#features/packages/contract.ts';
import { type Block, definitionOf, isKnownBlock, listIn } from './blocks/kinds.ts';
import { isTemplate, plainTemplate, templatesAllowed } from './design/templates.ts';
import type { ProfileDocument } from './document/document.ts';

export { profileLimits } from './limits.ts';

type PlanLimits = Pick<Entitlements, 'links' | 'galleryPictures' | 'templates' | 'leadFields'>;

type BlockLimit = Exclude<keyof PlanLimits, 'templates'>;

const sum = (blocks: readonly Block[], limit: BlockLimit): number =>
  blocks
    .filter(isKnownBlock)
    .filter((block) => definitionOf(block).limitedBy === limit)
    .reduce((total, block) => total + listIn(block).length, 0);

/** The quantities that a plan limits. */
export const measure = ({ blocks, design }: ProfileDocument) => ({
  links: sum(blocks, 'links'),
  galleryPictures: sum(blocks, 'galleryPictures'),
  template: design.template,
  leadFields: sum(blocks, 'leadFields'),
});

export type ExceededEntitlement = 'links' | 'galleryPictures' | 'template' | 'leadFields';

/** The entitlements that a document exceeds. Existing excess content may stay: no work is lost when a plan ends. */
export function exceedsEntitlements(
  document: ProfileDocument,
  before: ProfileDocument | undefined,
  plan: PlanLimits,
): ExceededEntitlement[] {
  const now = measure(document);
  const then = before && measure(before);
  const isAllowed = (template: string) => !isTemplate(template) || templatesAllowed(plan.templates).includes(template);
  const exceeded: (ExceededEntitlement | false)[] = [
    now.links > Math.max(plan.links, then?.links ?? 0) && 'links',
    now.galleryPictures > Math.max(plan.galleryPictures, then?.galleryPictures ?? 0) && 'galleryPictures',
    !isAllowed(now.template) && now.template !== then?.template && 'template',
    !plan.leadFields && now.leadFields > (then?.leadFields ?? 0) && 'leadFields',
  ];
  return exceeded.filter((entitlement) => entitlement !== false);
}

/** What visitors see of a document under a plan. The rest stays stored and reappears with the plan. */
export function applyEntitlements(document: ProfileDocument, plan: PlanLimits): ProfileDocument {
  const { links, galleryPictures, leadFields } = plan;
  const left: Record<BlockLimit, number> = { links, galleryPictures, leadFields: leadFields ? Infinity : 0 };
  const blocks = document.blocks.map((block): Block => {
    if (!isKnownBlock(block) || block.isHidden) return block;
    const { limitedBy, list } = definitionOf(block);
    if (!limitedBy || !list) return block;
    const items = listIn(block);
    const visible = items.slice(0, left[limitedBy]);
    left[limitedBy] -= visible.length;
    return visible.length === items.length ? block : { ...block, [list.name]: visible };
  });
  const { template } = document.design;
  const isAllowed = isTemplate(template) && templatesAllowed(plan.templates).includes(template);
  return { ...document, blocks, design: { ...document.design, template: isAllowed ? template : plainTemplate } };
}
