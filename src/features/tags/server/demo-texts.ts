import type { Locale } from '#i18n/locale.ts';

type Named = Readonly<Record<Locale, string>>;

/** Numbers of the demo's two card orders, which physical-cards shows. */
export const demoOrderIds = { delivered: 1027, shipped: 1184 } as const;

interface DemoTag {
  readonly orderId: number;
  readonly name?: Named;
  /** Index of the profile that it opens. */
  readonly profile: number;
  readonly frozenDaysAgo?: number;
  /** What its finder wrote. */
  readonly found?: Named;
  /** Share of the taps of its profile. */
  readonly share: number;
}

/** The cards of the first order are in use, one of them lost; those of the second are on their way. */
export const demoTags: readonly DemoTag[] = [
  { orderId: demoOrderIds.delivered, name: { he: 'הכרטיס בארנק', en: 'The card in my wallet' }, profile: 0, share: 3 },
  {
    orderId: demoOrderIds.delivered,
    name: { he: 'הכרטיס מהיריד', en: 'The card from the fair' },
    profile: 0,
    frozenDaysAgo: 16,
    found: {
      he: 'מצאתי את הכרטיס שלך ליד דלפק ההרשמה ביריד. הוא אצלנו.',
      en: 'Your card was by the registration desk at the fair. We have it.',
    },
    share: 1,
  },
  {
    orderId: demoOrderIds.delivered,
    name: { he: 'המעמד בסטודיו', en: 'The stand in the studio' },
    profile: 1,
    share: 1,
  },
  { orderId: demoOrderIds.delivered, name: { he: 'הכרטיס של נועם', en: 'Noam’s card' }, profile: 2, share: 1 },
  { orderId: demoOrderIds.shipped, profile: 2, share: 0 },
  { orderId: demoOrderIds.shipped, profile: 2, share: 0 },
];
