import type { Figures } from '../../contract.ts';

export interface FunnelStep {
  readonly step: 'views' | 'actions' | 'leads';
  readonly count: number;
  /**
   * Fraction of the views, if there were any. Undefined above 1: whoever opened the card earlier, or clicks several
   * links, would make it a share of something else.
   */
  readonly share?: number;
}

/** The steps from a view to a lead. */
export function funnelSteps({ views, clicks, saves, leads }: Figures): FunnelStep[] {
  const step = (name: FunnelStep['step'], count: number): FunnelStep => ({
    step: name,
    count,
    ...(count <= views && views > 0 && { share: count / views }),
  });
  return [step('views', views), step('actions', clicks + saves), step('leads', leads)];
}
