/** Noon is the same day in Israel all the year round. */
export const dayTime = (day: string): Date => new Date(`${day}T12:00:00Z`);
