/** Leads: contact requests that visitors leave on a profile, and the owner's follow-up. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import {
  bodyId,
  byId,
  day,
  id,
  plannedInstant,
  requiredText,
  searchText,
  text,
  tooMany,
  untrimmedText,
} from '#base/schemas.ts';
import { sentLeadShape, storedLeadShape } from '#features/profiles/lead-fields.ts';
import { sources } from '#features/stats/domain.ts';
import { leadLimits, leadStatuses } from './domain.ts';

const leadStatus = z.enum(leadStatuses, { error: 'errors.invalid' });
/** HTML forms send `on`, API clients `true`. */
const ticked = z.union([z.boolean(), z.literal('on').transform(() => true), z.literal('').transform(() => false)]);

/** A visitor's lead, as a form or as JSON. The owner's custom fields are sent by ID. */
export const newLead = z
  .object({
    ...sentLeadShape,
    fields: z.record(untrimmedText(40), text(leadLimits.fieldMax)).default({}),
    marketing: ticked.default(false),
    /** Honeypot: a hidden field that only bots fill in. */
    website: untrimmedText(2_000).default(''),
    /** How long the form was visible, in milliseconds; only with JavaScript. */
    elapsed: z.coerce.number().min(0).optional(),
    source: z.enum(sources).optional().catch(undefined),
  })
  .refine(({ phone, email }) => phone || email, { path: ['phone'], error: 'leads.phone.empty' });
export type NewLead = z.output<typeof newLead>;

const leadNote = z.object({ id: z.number().int(), text: z.string(), createdAt: z.iso.datetime() });
export type LeadNote = z.output<typeof leadNote>;

export const lead = z.object({
  id: z.number().int(),
  /** null when that profile is permanently deleted. */
  profileId: z.number().int().nullable(),
  profileName: z.string(),
  ...storedLeadShape,
  /** The owner's custom fields, with their labels at the time of submission. */
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  status: leadStatus,
  /** The owner has not seen it yet. */
  isUnseen: z.boolean(),
  source: z.enum(sources),
  /** Verbatim consent text shown to the visitor; `marketing` only where its box was ticked. */
  consent: z.object({ text: z.string(), marketing: z.string().nullable(), at: z.iso.datetime() }),
  remindAt: z.iso.datetime().nullable(),
  notesCount: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type Lead = z.output<typeof lead>;

export const leadWithNotes = lead.extend({ notes: z.array(leadNote) });
export type LeadWithNotes = z.output<typeof leadWithNotes>;

const ids = z
  .array(bodyId, { error: 'errors.required' })
  .min(1, { error: 'errors.required' })
  .max(leadLimits.maxBulk, tooMany);

/** Every status but the archive. */
const activeLeads = 'active';

/** The page's URL uses the same filter names. Dates are in Israel time. */
export const leadFilter = z.object({
  profileId: id.optional(),
  status: z.enum([...leadStatuses, activeLeads], { error: 'errors.invalid' }).optional(),
  q: searchText(100).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type LeadFilter = z.output<typeof leadFilter>;

const moved = z.object({ moved: z.number().int() });

const read = { method: 'GET', access: 'user' } as const;
const change = { method: 'PUT', access: 'user' } as const;
const file = { ...read, needsSession: true, allowsDemo: true, answer: z.unknown(), isFile: true } as const;

export const leadsApi = {
  submit: endpoint({
    method: 'POST',
    path: '/api/profiles/:id/leads',
    allowedWhileReadOnly: true,
    access: 'public',
    summary: 'Leaves a lead on a profile',
    params: byId,
    body: newLead,
    answer: z.object({ id: z.number().int() }),
    status: 201,
    csrf: 'origin-only',
    /**
     * A trade fair or office shares one IP address: above a few, leads go to review; above this limit they are
     * rejected.
     */
    limit: { points: 30, seconds: 60, by: 'address' },
  }),
  /** Newest first, `pageSize` at a time; the ID of the last lead requests the next page. */
  list: endpoint({
    ...read,
    path: '/api/leads',
    summary: 'My leads, newest first',
    query: leadFilter.extend({ before: id.optional() }),
    answer: z.array(lead),
  }),
  counts: endpoint({
    ...read,
    path: '/api/leads/counts',
    summary: 'How many leads of a filter stand in each status, and how many of all were not looked at',
    query: leadFilter.omit({ status: true }),
    answer: z.object({ byStatus: z.record(leadStatus, z.number().int()), unseen: z.number().int() }),
  }),
  export: endpoint({
    ...file,
    path: '/api/leads/export',
    summary: 'The leads that a filter finds, as a table for spreadsheets',
    query: leadFilter,
  }),
  /** All or nothing: one invalid transition rejects the whole request. */
  move: endpoint({
    ...change,
    path: '/api/leads/move',
    summary: 'Moves leads to a status',
    body: z.object({ ids, status: leadStatus }),
    answer: moved,
  }),
  undoMove: endpoint({
    ...change,
    path: '/api/leads/undo-move',
    summary: 'Takes leads back to the status they had before their last move',
    body: z.object({ ids }),
    answer: moved,
  }),
  markSeen: endpoint({
    ...change,
    path: '/api/leads/seen',
    summary: 'I have looked at these leads',
    body: z.object({ ids }),
    answer: z.object({}),
  }),
  removeMany: endpoint({
    method: 'POST',
    path: '/api/leads/delete',
    access: 'user',
    summary: 'Deletes leads for good',
    body: z.object({ ids }),
    answer: z.object({ deleted: z.number().int() }),
  }),
  get: endpoint({
    ...read,
    path: '/api/leads/:id',
    summary: 'One lead of mine with its notes',
    params: byId,
    answer: leadWithNotes,
  }),
  change: endpoint({
    ...change,
    path: '/api/leads/:id',
    summary: 'Moves a lead to a status, or sets when to be reminded of it',
    params: byId,
    body: z.object({ status: leadStatus.optional(), remindAt: plannedInstant.nullable().optional() }),
    answer: leadWithNotes,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/leads/:id',
    access: 'user',
    summary: 'Deletes a lead for good',
    params: byId,
    answer: z.undefined(),
    status: 204,
  }),
  vcard: endpoint({
    ...file,
    path: '/api/leads/:id/vcard',
    summary: 'A lead as a contact for the address book',
    params: byId,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/leads/:id/notes',
    access: 'user',
    summary: 'Adds a note to a lead',
    params: byId,
    body: z.object({ text: requiredText(leadLimits.noteMax) }),
    answer: leadWithNotes,
    status: 201,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/api/lead-notes/:id',
    access: 'user',
    summary: 'Deletes a note',
    params: byId,
    answer: leadWithNotes,
  }),
};
