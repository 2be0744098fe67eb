import { instantAt } from '#base/time/israel-time.ts';
import { useListParams } from '#features/admin/web/index.ts';
import { type PackageType, packageType } from '#features/packages/contract.ts';
import type { EffectTotalsQuery } from '../migration-queries.ts';

export interface Plan {
  readonly source: PackageType | undefined;
  readonly target: PackageType | undefined;
  readonly price: 'keep' | 'lower';
  readonly when: 'now' | 'period_end';
  /** Last day of the complimentary plan; empty if none is chosen. */
  readonly untilDay: string;
  readonly notifiesOwners: boolean;
  readonly audience: 'all' | 'some';
}

const typeOf = (written: string | undefined): PackageType | undefined => packageType.safeParse(written).data;

/** The settings are stored in the URL, like the list below, so that the link can be shared. */
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

/** The complimentary plan lasts until the end of its last day in Israel. */
export const untilOf = ({ source, untilDay }: Pick<Plan, 'source' | 'untilDay'>): string | undefined =>
  source === 'basic' ? instantAt(untilDay, '23:59')?.toISOString() : undefined;

/** Query for the server; undefined until both plans are chosen. */
export function effectQueryOf(plan: Plan, ids: readonly number[] = []): EffectTotalsQuery | undefined {
  const { source, target, price, when } = plan;
  if (!source || !target || source === target) return undefined;
  const until = untilOf(plan);
  return { source, target, price, when, ...(until && { until }), ...(ids.length && { ids: ids.join(',') }) };
}

/** Max number of individually selected owners per migration. */
const maxChosen = 1_000;

/** Adds owners to the selection or removes them from it. */
export function withChoice(ids: readonly number[], some: readonly number[], isOn: boolean): readonly number[] {
  const others = ids.filter((id) => !some.includes(id));
  return isOn ? [...others, ...some].slice(0, maxChosen) : others;
}
