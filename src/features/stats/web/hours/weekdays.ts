/** Sunday first, as the week goes in Israel. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
