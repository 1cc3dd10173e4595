import { z } from 'zod';
import { formOwner } from '#modules/forms/contract/form-ports.ts';
import { leadLocationSchema } from '#modules/forms/contract/intake/routing.ts';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { locationOwnerPort } from '#platform/contract/port.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { RELOCATION_SEARCH_MIN } from '../limits.ts';
import { seeLeads, workOnLeads } from '../permissions.ts';

/** Shops that a lead can be moved to, and their recipients [LEAD-07]. */
const module = 'leads';

export const findLeadLocationsCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/forms/{formId}/locations',
  module,
  summary: 'Open shops of the brand by some words of their name, code or address.',
  access: { kind: 'client', client: 'params.formId', owner: formOwner, may: workOnLeads },
  params: z.strictObject({ formId: uuid }),
  query: z.strictObject({ search: line({ min: RELOCATION_SEARCH_MIN, max: 100 }) }),
  response: z.object({ items: z.array(leadLocationSchema) }),
  rate: { max: 240, seconds: 60 },
  errors: [notFound],
});

export const locationAdministratorsCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/locations/{locationId}/administrators',
  module,
  summary: 'Who answers leads at a shop.',
  access: { kind: 'client', client: 'params.locationId', owner: locationOwnerPort, may: seeLeads },
  params: z.strictObject({ locationId: uuid }),
  response: z.object({
    items: z.array(z.object({ userId: z.string(), name: z.string(), email: z.string() })),
  }),
  errors: [notFound],
});
