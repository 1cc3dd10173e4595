import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { LOCALES, localeSchema } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { publicFormSchema } from '../forms/public-form.ts';
import { domainNotAuthorized, formSwitchedOff } from '../intake/intake-calls.ts';

/** The form in one of its languages, as the widget reads it on brand pages [FORM-08]. */
export const PUBLIC_FORM = '/gtr-api/lead-generation/public/forms/{formId}';
export const publicFormParams = z.strictObject({ formId: uuid });
/** If the form does not support the language, the response uses one that it supports. */
export const publicLocale = { locale: z.enum(LOCALES).optional().catch(undefined) };
export const publicFormErrors = [notFound, formSwitchedOff, domainNotAuthorized];

/** Cached for a minute: every page view requests it, and changes of a form may appear with this delay. */
const KEPT_SECONDS = 60;

export const publicFormCall = defineCall({
  method: 'GET',
  path: PUBLIC_FORM,
  module: 'leads',
  summary:
    'A form as the widget draws it, in the language that is asked for or read by the visitor.',
  access: {
    kind: 'public',
    reason: 'The form stands on public pages; it holds nothing that a visitor may not know.',
  },
  anyOrigin: true,
  keptSeconds: KEPT_SECONDS,
  params: publicFormParams,
  query: z.object(publicLocale),
  response: publicFormSchema,
  errors: publicFormErrors,
});

export const publicFormTranslationsCall = defineCall({
  method: 'GET',
  path: `${PUBLIC_FORM}/translations`,
  module: 'leads',
  summary: 'The texts of a form in one of its languages.',
  access: { kind: 'public', reason: 'The same words stand on public pages.' },
  anyOrigin: true,
  keptSeconds: KEPT_SECONDS,
  params: publicFormParams,
  query: z.object(publicLocale),
  response: z.object({
    locale: localeSchema,
    locales: z.array(localeSchema),
    texts: publicFormSchema.shape.texts,
  }),
  errors: publicFormErrors,
});
