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
