/** The figures by month: each column with what it counts. The page, its tables and the downloads follow this list. */
export const monthTables = {
  subscriptions: {
    worth: 'money',
    customers: 'count',
    came: 'count',
    returned: 'count',
    upgraded: 'count',
    reduced: 'count',
    left: 'count',
    cameWorth: 'money',
    returnedWorth: 'money',
    upgradedWorth: 'money',
    reducedWorth: 'money',
    leftWorth: 'money',
    churn: 'share',
  },
  conversion: { registered: 'count', ended: 'count', paid: 'count', share: 'share' },
  orders: { paid: 'count', sent: 'count', toSend: 'days', toSendSlow: 'days', delivered: 'count', late: 'count' },
  support: { asked: 'count', answered: 'count', typical: 'minutes', slow: 'minutes' },
} as const;

export type MonthTable = keyof typeof monthTables;
export const monthTableNames = Object.keys(monthTables) as MonthTable[];
export type FigureKind = 'count' | 'money' | 'share' | 'days' | 'minutes';
export type ColumnOf<Table extends MonthTable> = keyof (typeof monthTables)[Table] & string;

/** The months shown, the current one included. */
export const monthCount = 12;

/** Without a base there is no share: nothing is not 0 %. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);
