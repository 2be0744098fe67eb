/** Why a visitor reports a profile, in the order of the form. */
export const reportReasons = ['impersonation', 'fraud', 'offensive', 'privacy', 'copyright', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `protected-name` is reported by the product itself, when a profile is published under the name of a bank or the like. */
export const caseReasons = [...reportReasons, 'protected-name'] as const;
export type CaseReason = (typeof caseReasons)[number];

/** A case collects the reports of one profile until somebody decides. */
export const caseStates = ['open', 'dismissed', 'suspended'] as const;
export type CaseState = (typeof caseStates)[number];

export const reportLimits = { detailsMax: 1_000, noteMax: 500 } as const;

/** How long a decided case is stored, in days, as the privacy page promises. */
export const caseDays = 365;
