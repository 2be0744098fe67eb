/** Pick-up points: shops where an order can be collected. An admin maintains them. */
import { z } from 'zod';
import { listEndpoint, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId, requiredText } from '#base/schemas.ts';

/** Name and street fit the street of an address together. */
export const pointLimits = { city: 60, name: 40, street: 38 } as const;
export const pointFields = ['city', 'name', 'street'] as const;

const inBoth = (max: number) => z.object({ he: requiredText(max), en: requiredText(max) });

export const pointDraft = z.object({
  city: inBoth(pointLimits.city),
  name: inBoth(pointLimits.name),
  street: inBoth(pointLimits.street),
  /** Hidden points are not offered; orders to them are unaffected. */
  isHidden: z.boolean({ error: 'errors.invalid' }).default(false),
});
export type PointDraft = z.output<typeof pointDraft>;

export const adminPoint = pointDraft.extend({ id: z.number().int(), isHidden: z.boolean() });
export type AdminPoint = z.output<typeof adminPoint>;

/** In the reader's language. */
export const pickupPoint = z.object({ id: z.number().int(), city: z.string(), name: z.string(), street: z.string() });
export type PickupPoint = z.output<typeof pickupPoint>;

const change = { access: 'admin:orders', needsSession: true, body: pointDraft, answer: adminPoint } as const;

export const pointsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/pickup-points',
    access: 'user',
    summary: 'Where cards can be picked up, by city',
    answer: z.array(pickupPoint),
  }),
  adminList: listEndpoint({
    access: 'admin:orders',
    path: '/api/admin/pickup-points',
    summary: 'Pick-up points, newest first',
    query: z.object(listQuery),
    row: adminPoint,
  }),
  create: endpoint({
    ...change,
    method: 'POST',
    path: '/api/admin/pickup-points',
    summary: 'Adds a pick-up point',
    status: 201,
  }),
  change: endpoint({
    ...change,
    method: 'PUT',
    path: '/api/admin/pickup-points/:id',
    summary: 'Changes, hides or shows a pick-up point',
    params: byId,
  }),
};
