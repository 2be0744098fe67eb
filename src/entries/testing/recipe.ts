import type { TestApi } from '#server-kit/testing/test-api.ts';
import type { Makers } from './makers.ts';

/** The world of the walk through all that admins change. */
export interface RecipeKit {
  readonly api: TestApi;
  readonly pool: TestApi['pool'];
  readonly make: Makers;
  readonly ids: {
    /** Whoever makes the call. */
    readonly admin: number;
    readonly owner: number;
    readonly other: number;
    /** An owner in their trial. */
    readonly subscriber: number;
  };
  /** Any call as the admin, for what is easiest prepared by the product itself; answers its body. */
  // biome-ignore lint/suspicious/noExplicitAny: recipes look into bodies freely
  call(method: string, path: string, body?: unknown): Promise<any>;
  /** A name that nothing has yet. */
  uniqueName(): string;
}

/** What a call is sent with so that it succeeds, once the world is prepared for it. */
export interface Prepared {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `PUT /api/admin/users/:id/suspend` → how to make it succeed. */
export type Recipes = Readonly<Record<string, (kit: RecipeKit) => Promise<Prepared>>>;

/** For a call on something of its own, which is named by its id. */
export const byId =
  (make: (kit: RecipeKit) => Promise<string | number>, body?: object): Recipes[string] =>
  async (kit) => ({ params: { id: await make(kit) }, ...(body && { body }) });
