/** Where the conversation has the screen for itself, as in the styles. */
export const narrow = '(width < 900px)';
