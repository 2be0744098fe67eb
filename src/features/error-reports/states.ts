/** State of an error group, set by an admin. */
export const errorStates = ['open', 'resolved', 'muted'] as const;
export type ErrorState = (typeof errorStates)[number];
