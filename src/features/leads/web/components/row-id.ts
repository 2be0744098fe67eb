/** Where the focus returns to when a lead is closed. */
export const rowId = (leadId: number): string => `lead-${leadId}`;

export const focusRow = (leadId: number): void => document.getElementById(rowId(leadId))?.focus();
