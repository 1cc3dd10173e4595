import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import { seeForms } from '../permissions.ts';

/** Contact criteria that can store an answer; answered by the module that stores contacts. */
export const usableCriteria = definePort<
  { clientId: string; locale: Locale },
  { slug: string; label: string }[]
>('leads.usable-criteria');

export const listUsableCriteriaCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/clients/{clientId}/criteria',
  module: 'leads',
  summary: 'The criteria of a contact as which answers to forms can be kept.',
  access: { kind: 'client', client: 'params.clientId', may: seeForms },
  params: z.strictObject({ clientId: uuid }),
  response: z.object({ items: z.array(z.object({ slug: z.string(), label: z.string() })) }),
});
