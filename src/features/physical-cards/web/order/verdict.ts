import type { SavedDesign } from '../../contract.ts';
import { warningsOf } from '../../design/warnings.ts';

export interface Verdict {
  readonly stops: number;
  readonly remarks: number;
  readonly hasProfile: boolean;
  readonly isBlocked: boolean;
}

/** Whether a design may be ordered as it is. The server asks the same once more. */
export function verdictOn({ design, profileId }: Pick<SavedDesign, 'design' | 'profileId'>): Verdict {
  const warnings = warningsOf(design);
  const stops = warnings.filter(({ severity }) => severity === 'stop').length;
  const hasProfile = profileId !== null;
  return { stops, remarks: warnings.length - stops, hasProfile, isBlocked: stops > 0 || !hasProfile };
}
