/** What happens to blank cards. */
export const movementKinds = ['received', 'used', 'corrected'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** More than a workshop ever holds: beyond it is a typing error. */
export const stockLimits = { cards: 100_000, note: 300 } as const;

interface Level {
  readonly balance: number;
  /** Null if nobody wants to be told. */
  readonly threshold: number | null;
}

export const isLow = ({ balance, threshold }: Level): boolean => threshold !== null && balance < threshold;

/** Whether this movement is the one to tell about: the next ones below the threshold are not. */
export const isCrossed = (before: number, { balance, threshold }: Level): boolean =>
  isLow({ balance, threshold }) && !isLow({ balance: before, threshold });
