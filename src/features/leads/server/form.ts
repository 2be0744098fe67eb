import { AppError } from '#base/app-error.ts';
import { leadFields, leadValues } from '#features/profiles/lead-fields.ts';
import { findLeadProfile, type LeadProfile } from '#features/profiles/server/index.ts';
import { isLocale } from '#i18n/locale.ts';
import { invalidInput, sentencesOf } from '#server-kit/http/answers/error-answer.ts';
import type { FormAnswer, FormCall, FormRoute } from '#server-kit/http/answers/forms.ts';
import type { MountOptions } from '#server-kit/http/mount-routes.ts';
import type { Services } from '#server-kit/services/services.ts';
import { leadsApi, newLead } from '../contract.ts';
import { leadsTexts } from '../texts.ts';
import { formOf, submitLead } from './submit.ts';

const ownPrefix = 'field-';
const sentence = sentencesOf([leadsTexts]);

/** The form on a profile, with and without JavaScript: the same responses, as pages. */
export const createLeadForm = ({
  script,
  identify,
}: { script: string } & Pick<MountOptions, 'identify'>): FormRoute => ({
  path: '/p/:name/lead',
  handle: async (services, call) => {
    const locale = call.fields.get('consent');
    const profile = await findLeadProfile(services, {
      name: call.name,
      reader: isLocale(locale) ? locale : call.reader,
      findSignedInUser: async () => (await identify(services, call.credentials)).identity?.id,
      script,
    });
    if (!profile) throw new AppError('not_found');
    if ('location' in profile) return { status: 303, location: profile.location };
    try {
      await submitForm(services, profile, call);
      return { status: 303, location: profile.sentPath };
    } catch (error) {
      return redisplayForm(profile, call, error);
    }
  },
});

/** Shares the rate limit with the API endpoint. */
async function submitForm(services: Services, profile: LeadProfile, { fields, visitor, referer }: FormCall) {
  const { method, path, limit } = leadsApi.submit;
  if (limit) await services.limits.consume(`${method} ${path}`, visitor.address, limit);
  const parsed = newLead.safeParse(readForm(fields), { reportInput: true });
  if (!parsed.success) throw invalidInput(parsed.error);
  await submitLead(services, profile, { body: parsed.data, visitor, referer });
}

/** The form's `field-size` is the field `size`; a value that no script filled in counts as not sent. */
function readForm(sent: URLSearchParams) {
  const get = (name: string) => sent.get(name) ?? '';
  const own = [...sent].filter(([name]) => name.startsWith(ownPrefix));
  const elapsed = get('elapsed');
  return {
    ...leadValues((name) => (leadFields[name].isNullable ? get(name).trim() : get(name))),
    fields: Object.fromEntries(
      own.map(([name, value]) => [name.slice(ownPrefix.length, ownPrefix.length + 40), value]),
    ),
    marketing: get('marketing') === 'on',
    website: get('website').slice(0, 100),
    ...(/^\d{1,12}$/.test(elapsed) && { elapsed }),
    source: get('source'),
  };
}

/** Renders the form again with the typed values and an error message, so that nothing is lost. */
function redisplayForm(profile: LeadProfile, { fields: sent }: FormCall, error: unknown): FormAnswer {
  if (!(error instanceof AppError) || !['invalid_input', 'rate_limited'].includes(error.code)) throw error;
  const { fields: fieldErrors = {}, retryAfterSeconds, values } = error.options;
  const isTooMany = error.code === 'rate_limited';
  const translate = (key: string) =>
    sentence(key, profile.locale, values) ?? sentence('errors.invalid', profile.locale) ?? '';
  const errors = Object.entries(fieldErrors).map(([name, key]) => [
    name.replace(/^fields\./, ownPrefix),
    translate(key),
  ]);
  const { website: _, ...typed } = Object.fromEntries(sent);
  const ids = Object.keys(typed).map((name) => name.slice(ownPrefix.length));
  const state = { kind: 'again', values: typed, errors: Object.fromEntries(errors), isTooMany } as const;
  const { html, headers } = profile.answer(state, formOf(profile.forms, ids)?.id);
  if (!isTooMany) return { status: 422, html, headers };
  return { status: 429, html, headers: { ...headers, 'retry-after': String(retryAfterSeconds ?? 60) } };
}
