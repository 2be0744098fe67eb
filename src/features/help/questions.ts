/** Help questions by topic; their texts are in `content/<topic>.<language>.md`. */
export const helpTopics = {
  start: ['what-is-negia', 'create-a-card', 'try-the-demo', 'several-cards'],
  card: [
    'edit-and-publish',
    'what-goes-on-a-card',
    'pictures',
    'designs-and-colours',
    'card-in-two-languages',
    'older-version',
    'pause-or-delete-a-card',
  ],
  address: ['card-addresses', 'own-address', 'old-addresses', 'qr-code', 'embed-on-a-site', 'found-on-google'],
  sharing: ['share-a-card', 'whatsapp-preview', 'save-on-iphone', 'save-on-android', 'in-app-browsers', 'communities'],
  nfc: [
    'order-nfc-cards',
    'delivery-time',
    'cancel-card-order',
    'how-to-tap',
    'iphone-shows-nothing',
    'change-what-opens',
    'activate-a-card',
    'lost-card',
    'pass-a-card-on',
  ],
  leads: ['where-leads-go', 'lead-form', 'lead-consent', 'export-leads'],
  stats: ['what-is-counted', 'what-is-not-counted', 'how-far-back'],
  plans: ['free-trial', 'when-the-trial-ends', 'change-plan'],
  payments: ['ways-to-pay', 'coupons', 'invoices-and-vat', 'failed-charge', 'cancel-subscription', 'refunds'],
  privacy: ['visitors-privacy', 'export-my-data', 'delete-account'],
  account: [
    'forgot-password',
    'two-step-verification',
    'signed-in-devices',
    'change-email',
    'which-mails',
    'site-language',
  ],
  support: ['talk-to-support', 'accessibility'],
} as const;

export type HelpTopic = keyof typeof helpTopics;
export type HelpSlug = (typeof helpTopics)[HelpTopic][number];

export const topicNames = Object.keys(helpTopics) as HelpTopic[];
export const helpSlugs: readonly string[] = Object.values(helpTopics).flat();

export const isHelpSlug = (slug: string): slug is HelpSlug => helpSlugs.includes(slug);
