import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { OUTBOUND_FAILURES } from '#platform/contract/outbound/outbound-failure.ts';
import { notFound } from '#platform/contract/problems.ts';
import { formOwner } from './form-ports.ts';
import { HEALTH_CHECKS } from './form-settings.ts';
import { changeForms, seeForms } from './permissions.ts';

/** Checks whether the page of a form still shows it [FORM-09]. */
const HEALTH = '/gtr-api/lead-generation/forms/{formId}/health';
const client = { kind: 'client', client: 'params.formId', owner: formOwner } as const;

/** `formGone`: the page is there without the form; `scriptGone`: the form's place without its script; `error`: no page. */
export const PAGE_OUTCOMES = ['ok', 'formGone', 'scriptGone', 'error'] as const;
export type PageOutcome = (typeof PAGE_OUTCOMES)[number];

const pageCheckSchema = z.object({
  at: z.string(),
  url: z.string(),
  outcome: z.enum(PAGE_OUTCOMES),
  /** HTTP status of the page. */
  status: z.number().int().nullable(),
  /** Reason of the failure. */
  failure: z.enum(OUTBOUND_FAILURES).nullable(),
});
export type PageCheck = z.output<typeof pageCheckSchema>;

const formHealthSchema = z.object({
  frequency: z.enum(HEALTH_CHECKS),
  url: z.string(),
  /** `unknown`: not checked yet. `failing`: the last check failed; a second failed check makes it `broken`. */
  state: z.enum(['unknown', 'healthy', 'failing', 'broken']),
  /** Newest first. */
  checks: z.array(pageCheckSchema),
});
export type FormHealth = z.output<typeof formHealthSchema>;

export const getFormHealthCall = defineCall({
  method: 'GET',
  path: HEALTH,
  module: 'forms',
  summary: 'Whether the page of a form still shows it, and when that was looked at.',
  access: { ...client, may: seeForms },
  params: z.strictObject({ formId: uuid }),
  response: formHealthSchema,
  errors: [notFound],
});

export const checkFormPageCall = defineCall({
  method: 'POST',
  path: HEALTH,
  module: 'forms',
  summary: 'Look now whether the page of a form shows it.',
  access: { ...client, may: changeForms },
  params: z.strictObject({ formId: uuid }),
  response: formHealthSchema,
  rate: { max: 30, seconds: 60 },
  errors: [notFound],
});

const lossesSchema = z.object({ lost: z.number().int(), of: z.number().int() });

/** Effect of the idle days of a form, beside the fields that set them. */
export const formIdleLossesCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/forms/{formId}/idle-losses',
  module: 'forms',
  summary: 'How many leads of a form were lost without any activity in the last three months.',
  access: { ...client, may: seeForms },
  params: z.strictObject({ formId: uuid }),
  response: z.object({ new: lossesSchema, accepted: lossesSchema }),
  errors: [notFound],
});
