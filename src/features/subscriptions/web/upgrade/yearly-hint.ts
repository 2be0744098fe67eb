/** The specification's own figure for the upgrade dialog, in percent; computed savings stand beside the prices elsewhere. */
export const yearlyHint = 17;
