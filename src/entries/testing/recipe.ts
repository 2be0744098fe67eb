import type { TestApi } from '#server-kit/testing/test-api.ts';
import type { Makers } from './makers.ts';

/** The fixtures with which recipes prepare requests. */
export interface RecipeKit {
  readonly api: TestApi;
  readonly pool: TestApi['pool'];
  readonly make: Makers;
  readonly ids: {
    /** The caller. */
    readonly admin: number;
    readonly owner: number;
    readonly other: number;
    /** An owner on a trial. */
    readonly subscriber: number;
  };
  /**
   * Sends a request as the admin, for state that the product itself prepares most easily; returns the response body.
   */
  // biome-ignore lint/suspicious/noExplicitAny: recipes look into bodies freely
  call(method: string, path: string, body?: unknown): Promise<any>;
  /** A unique name. */
  uniqueName(): string;
}

/** The input with which a request succeeds once the state is prepared. */
export interface Prepared {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `PUT /api/admin/users/:id/suspend` → how to make it succeed. */
export type Recipes = Readonly<Record<string, (kit: RecipeKit) => Promise<Prepared>>>;

/** For a request whose parameters need nothing special. */
export const withBody =
  (body: object): Recipes[string] =>
  async () => ({ body });

/** For a request on a newly created resource, identified by its `id`. */
export const byId =
  (make: (kit: RecipeKit) => Promise<string | number>, body?: object): Recipes[string] =>
  async (kit) => ({ params: { id: await make(kit) }, ...(body && { body }) });

/** An order that has passed through the given states; the database requires an event for each one. */
export const orderInStates =
  (states: readonly string[], body?: object): Recipes[string] =>
  async (kit) => {
    const id = await kit.make.physicalOrder(kit.ids.owner);
    for (const state of states)
      await kit.pool.query(
        `with told as (
           insert into physical_order_events (order_id, event, to_state, by, at)
           values ($1, 'approve', $2, 'admin', now()) returning order_id)
         update physical_orders set state = $2, amount = 100, carrier = 'israel_post' from told where id = order_id`,
        [id, state],
      );
    return { params: { id }, ...(body && { body }) };
  };
export const shippedStates = ['paid', 'approved', 'in_production', 'encoded', 'shipped'];
