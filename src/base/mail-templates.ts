/** What may be kept of the content of an email: all of it, or nothing because it holds a secret, such as a link with a token. */
type Content = 'kept' | 'secret';

const account = {
  'account-verify': 'secret',
  'account-email': 'secret',
  'account-reset': 'secret',
  'account-offered-reset': 'secret',
  'account-registration-tried': 'kept',
  'account-deletion': 'kept',
  'account-deletion-by-us': 'kept',
  'account-deletion-cancelled': 'kept',
  'account-export-ready': 'kept',
  'account-password': 'secret',
  'account-changed': 'secret',
  'account-google-linked': 'secret',
  'account-google-unlinked': 'secret',
  'account-second-factor-on': 'secret',
  'account-second-factor-off': 'secret',
  'account-recovery-codes': 'secret',
  'account-suspended': 'kept',
  'account-restored': 'kept',
} as const;

const leads = {
  lead: 'kept',
  leadHidden: 'kept',
  leads: 'kept',
  leadsReview: 'kept',
  leadWebhookFailed: 'kept',
  reminder: 'kept',
} as const;

const money = {
  trialSoon: 'kept',
  trialEnded: 'kept',
  paymentPaid: 'kept',
  paymentFailed: 'kept',
  refundDone: 'kept',
  refundDoneBecause: 'kept',
  renewed: 'kept',
  renewalSoon: 'kept',
  renewalFailed: 'kept',
  renewalLastTry: 'kept',
  subscriptionEnded: 'kept',
  subscriptionCancelled: 'kept',
  renewalStopped: 'kept',
  subscriptionCancelledByUs: 'kept',
  subscriptionEndedByUs: 'kept',
  subscriptionResumedByUs: 'kept',
  subscriptionRefunded: 'kept',
  packageMoved: 'kept',
  packageMovesLater: 'kept',
  packageEnds: 'kept',
  packageGiven: 'kept',
  packageGiftEnded: 'kept',
  packageMovedBack: 'kept',
  invoice_receipt: 'kept',
  credit_note: 'kept',
} as const;

const physicalCards = {
  cardsPaid: 'kept',
  cardsExpired: 'kept',
  cardsApproved: 'kept',
  cardsNeedChanges: 'kept',
  cardsStarted: 'kept',
  cardsEncoded: 'kept',
  cardsShipped: 'kept',
  cardsTracking: 'kept',
  cardsAddress: 'kept',
  cardsDelivered: 'kept',
  cardsProblem: 'kept',
  cardsReturned: 'kept',
  cardsCancelled: 'kept',
  cardsRefunded: 'kept',
  tagFound: 'kept',
  tagGiven: 'kept',
  tagReceived: 'kept',
  tagDeclined: 'kept',
  'tag-offer': 'secret',
} as const;

const others = {
  'profile-suspended': 'kept',
  'profile-restored': 'kept',
  cardSuspended: 'kept',
  cardRestored: 'kept',
  communityRemoved: 'kept',
  weekly: 'kept',
  broadcast: 'kept',
  broadcastService: 'kept',
  reply: 'kept',
  'support-reply': 'kept',
  'support-inquiry': 'kept',
  contact: 'kept',
  'contact-answer': 'kept',
  visitorWrote: 'kept',
  profileReported: 'kept',
  staffOrderPaid: 'kept',
  staffStockLow: 'kept',
  staffOrderResubmitted: 'kept',
  staffOrderCancelled: 'kept',
  staffRenewalLost: 'kept',
} as const;

/** Every email that the product sends, by the name of its text; a notification's by its message. */
const contents = { ...account, ...leads, ...money, ...physicalCards, ...others } as const satisfies Record<
  string,
  Content
>;

export type MailTemplate = keyof typeof contents;
export const mailTemplates = Object.keys(contents) as [MailTemplate, ...MailTemplate[]];

/** False for an unknown one, such as of an older release. */
export const keepsContent = (template: string | undefined): boolean =>
  template !== undefined && Object.hasOwn(contents, template) && contents[template as MailTemplate] === 'kept';
