import type { Beacon } from '#server-kit/http/beacons.ts';
import type { Services } from '#server-kit/services/services.ts';
import { statsApi } from '../contract.ts';
import { countPress, type Told } from './count.ts';

/** Presses of visitors who are not signed in. */
export const createPressBeacon = (services: Services): Beacon => ({
  endpoint: statsApi.count,
  take: (id, body, visitor) => {
    if (typeof body === 'object' && body !== null) countPress(services, id, body as Told, visitor, undefined);
  },
});
