import { UpgradeDialog } from '#features/subscriptions/web/index.ts';
import { TagLink } from '#features/tags/web/index.ts';

/** What the statistics show of features above them; loaded with their page. */
export const statsSlots = { UpgradeDialog, TagLink };
