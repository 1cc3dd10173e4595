import { definePort } from '#platform/contract/port.ts';

/** The forms of a brand by name, for settings that refer to one. */
export const clientForms = definePort<
  { clientId: string },
  { id: string; name: string; active: boolean }[]
>('leads.client-forms');
