import { definePort } from '#platform/contract/port.ts';

/** Whose form it is: its calls name the form alone. */
export const ownerOfForm = definePort<{ id: string }, string | undefined>('leads.owner-of-form');
