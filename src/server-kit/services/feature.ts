import type { Texts } from '#i18n/texts.ts';
import type { Route } from '#server-kit/http/route.ts';
import type { Job } from '#server-kit/jobs/jobs.ts';
import type { Db } from '../db/database.ts';
import type { Extension, Services } from './services.ts';

/** First rows. Written in one transaction at every start, so that what is there already is left alone. */
interface FeatureSeed {
  always?(db: Db, now: Date): Promise<void>;
  /** Only where the product is to be shown. */
  demo?(db: Db, now: Date): Promise<void>;
}

/** The server half of a feature: what composition makes a server of. */
export interface Feature {
  readonly name: string;
  readonly routes: readonly Route[];
  // biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds many kinds of payload
  readonly jobs: readonly Job<Services, any>[];
  /** Those whose keys travel in errors. */
  readonly texts: readonly Texts[];
  /** What it brings to the points of features below it. */
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
