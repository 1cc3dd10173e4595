import { definePort } from '#platform/contract/port.ts';

/** The client of a form, for calls that name only the form. */
export const formOwner = definePort<{ id: string }, string | undefined>('leads.owner-of-form');
