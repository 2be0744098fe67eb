import { UpgradeDialog } from '#features/subscriptions/web/index.ts';
import { TagLink } from '#features/tags/web/index.ts';

/** Components of higher features that the statistics page shows; loaded with the page. */
export const statsSlots = { UpgradeDialog, TagLink };
