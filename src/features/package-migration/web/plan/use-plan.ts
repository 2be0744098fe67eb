import { instantAt } from '#base/time/israel-time.ts';
import { useListParams } from '#features/admin/web/index.ts';
import { type PackageType, packageType } from '#features/packages/contract.ts';
import type { EffectTotalsQuery } from '../migration-queries.ts';

export interface Plan {
  readonly source: PackageType | undefined;
  readonly target: PackageType | undefined;
  readonly price: 'keep' | 'lower';
  readonly when: 'now' | 'period_end';
  /** The last day of a present; empty where none is chosen. */
  readonly untilDay: string;
  readonly notifiesOwners: boolean;
  readonly audience: 'all' | 'some';
}

const typeOf = (written: string | undefined): PackageType | undefined => packageType.safeParse(written).data;

/** The plan stands in the address, as the list below it does: a colleague can be sent exactly this. */
export function usePlan(): Plan & { set: ReturnType<typeof useListParams>['set'] } {
  const { get, set } = useListParams();
  return {
    source: typeOf(get('source')),
    target: typeOf(get('target')),
    price: get('price') === 'lower' ? 'lower' : 'keep',
    when: get('when') === 'period_end' ? 'period_end' : 'now',
    untilDay: get('until') ?? '',
    notifiesOwners: get('tell') !== 'no',
    audience: get('who') === 'some' ? 'some' : 'all',
    set,
  };
}

/** The present lasts to the end of its last day in Israel. */
export const untilOf = ({ source, untilDay }: Pick<Plan, 'source' | 'untilDay'>): string | undefined =>
  source === 'basic' ? instantAt(untilDay, '23:59')?.toISOString() : undefined;

/** What the server is asked of a plan; undefined before both packages are chosen. */
export function effectQueryOf(plan: Plan, ids: readonly number[] = []): EffectTotalsQuery | undefined {
  const { source, target, price, when } = plan;
  if (!source || !target || source === target) return undefined;
  const until = untilOf(plan);
  return { source, target, price, when, ...(until && { until }), ...(ids.length && { ids: ids.join(',') }) };
}

/** As many as one move takes by name. */
const maxChosen = 1_000;

/** Those chosen, with some more or without them. */
export function withChoice(ids: readonly number[], some: readonly number[], isOn: boolean): readonly number[] {
  const others = ids.filter((id) => !some.includes(id));
  return isOn ? [...others, ...some].slice(0, maxChosen) : others;
}
