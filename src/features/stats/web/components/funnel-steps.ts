import type { Figures } from '../../contract.ts';

export interface FunnelStep {
  readonly step: 'views' | 'actions' | 'leads';
  readonly count: number;
  /** Fraction of the views. A visitor may click several links, so it can exceed 1. */
  readonly share: number;
}

/** The steps from a view to a lead. */
export function funnelSteps({ views, clicks, saves, leads }: Figures): FunnelStep[] {
  const share = (count: number) => (views === 0 ? 0 : count / views);
  const actions = clicks + saves;
  return [
    { step: 'views', count: views, share: views === 0 ? 0 : 1 },
    { step: 'actions', count: actions, share: share(actions) },
    { step: 'leads', count: leads, share: share(leads) },
  ];
}
