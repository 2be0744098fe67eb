import type { Texts } from '#i18n/texts.ts';
import type { Route } from '#server-kit/http/route.ts';
import type { Job } from '#server-kit/jobs/jobs.ts';
import type { Db } from '../db/database.ts';
import type { Extension, Services } from './services.ts';

/** Initial rows. Runs in one transaction at every start, so it must leave existing rows unchanged. */
interface FeatureSeed {
  always?(db: Db, now: Date): Promise<void>;
  /** Only for demo installations. */
  demo?(db: Db, now: Date): Promise<void>;
}

/** The server part of a feature, from which the composition root builds the server. */
export interface Feature {
  readonly name: string;
  readonly routes: readonly Route[];
  // biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds many kinds of payload
  readonly jobs: readonly Job<Services, any>[];
  /** Texts whose keys are used in errors. */
  readonly texts: readonly Texts[];
  /** Values for the extension points of lower-level features. */
  readonly extensions: readonly Extension[];
  readonly seed: FeatureSeed;
}

export const defineFeature = (declared: Pick<Feature, 'name'> & Partial<Feature>): Feature => ({
  routes: [],
  jobs: [],
  texts: [],
  extensions: [],
  seed: {},
  ...declared,
});
