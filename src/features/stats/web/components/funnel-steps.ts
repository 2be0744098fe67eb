import type { Figures } from '../../contract.ts';

export interface FunnelStep {
  readonly step: 'views' | 'actions' | 'leads';
  readonly count: number;
  /** Fraction of the views, if there were any. A visitor may click several links, so it can exceed 1. */
  readonly share?: number;
}

/** The steps from a view to a lead. */
export function funnelSteps({ views, clicks, saves, leads }: Figures): FunnelStep[] {
  const step = (name: FunnelStep['step'], count: number): FunnelStep => ({
    step: name,
    count,
    ...(views > 0 && { share: count / views }),
  });
  return [step('views', views), step('actions', clicks + saves), step('leads', leads)];
}
