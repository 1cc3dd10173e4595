import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { formSectionsSchema } from './form.ts';
import { formOwner } from './form-ports.ts';
import { formSecretsSchema } from './form-settings.ts';
import { changeForms, seeForms } from './permissions.ts';

/** Calls for single sections of a form, for integrations. */
const FORM = '/gtr-api/lead-generation/forms/{formId}';
const client = { kind: 'client', client: 'params.formId', owner: formOwner } as const;
const params = z.strictObject({ formId: uuid });

function sectionCalls<const Path extends string, Shown extends z.ZodType, Taken extends z.ZodType>(
  path: Path,
  name: string,
  { shown, taken }: { shown: Shown; taken: Taken },
) {
  const common = { path: `${FORM}/${path}`, module: 'forms', params } as const;
  return {
    get: defineCall({
      ...common,
      method: 'GET',
      summary: `The ${name} of a form.`,
      access: { ...client, may: seeForms },
      response: shown,
      errors: [notFound],
    }),
    put: defineCall({
      ...common,
      method: 'PUT',
      summary: `Change the ${name} of a form.`,
      access: { ...client, may: changeForms },
      body: taken,
      bodyBytes: 1024 * 1024,
      response: shown,
      errors: [notFound, changedMeanwhile],
    }),
  };
}

const { settings, locationSettings, fields, statics, translations, notifications } =
  formSectionsSchema.shape;
const plain = <Schema extends z.ZodType>(schema: Schema) => ({ shown: schema, taken: schema });

export const settingsCalls = sectionCalls('settings', 'settings', {
  shown: settings.extend({ secretsSet: z.array(z.string()) }),
  taken: settings.extend({ secrets: formSecretsSchema.optional() }),
});
export const locationSettingsCalls = sectionCalls(
  'locationSettings',
  'location settings',
  plain(locationSettings),
);
export const fieldsCalls = sectionCalls('fields', 'fields', plain(fields));
export const staticsCalls = sectionCalls('statics', 'static texts', plain(statics));
export const translationsCalls = sectionCalls('translations', 'translations', plain(translations));
export const notificationsCalls = sectionCalls(
  'notifications',
  'notifications',
  plain(notifications),
);

export const conditionableFieldsCall = defineCall({
  method: 'GET',
  path: `${FORM}/fields/conditionable`,
  module: 'forms',
  summary: 'The fields of a form that others can depend on.',
  access: { ...client, may: seeForms },
  params,
  response: z.object({ items: z.array(fields.element) }),
  errors: [notFound],
});
