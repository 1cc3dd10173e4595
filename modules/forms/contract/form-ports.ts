import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import { seeForms } from './permissions.ts';

/** The client of a form, for calls that name only the form. */
export const formOwner = definePort<{ id: string }, string | undefined>('leads.owner-of-form');

/** The forms of a brand by name, for settings that refer to one. */
export const clientForms = definePort<
  { clientId: string },
  { id: string; name: string; active: boolean }[]
>('leads.client-forms');

/** Contact criteria that can store an answer; answered by the module that stores contacts. */
export const usableCriteria = definePort<
  { clientId: string; locale: Locale },
  { slug: string; label: string }[]
>('leads.usable-criteria');

export const listUsableCriteriaCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/clients/{clientId}/criteria',
  module: 'forms',
  summary: 'The criteria of a contact as which answers to forms can be kept.',
  access: { kind: 'client', client: 'params.clientId', may: seeForms },
  params: z.strictObject({ clientId: uuid }),
  response: z.object({ items: z.array(z.object({ slug: z.string(), label: z.string() })) }),
});
