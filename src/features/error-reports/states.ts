/** What an admin made of a kind of error. */
export const errorStates = ['open', 'resolved', 'muted'] as const;
export type ErrorState = (typeof errorStates)[number];
