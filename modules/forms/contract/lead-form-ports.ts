import { definePort } from '#platform/contract/port.ts';
import type { Form } from './form.ts';
import type { FormNotifications } from './form-notifications.ts';
import type { FormSettings } from './form-settings.ts';
import type { KEY_SCOPES } from './intake/key-calls.ts';

/** A form with all its sections; undefined if the client has none with this id. */
export const formById = definePort<{ clientId: string; id: string }, Form | undefined>(
  'forms.form-by-id',
);

/** A form without texts and fields, for lists and rules of leads. */
export interface FormSummary {
  id: string;
  name: string;
  active: boolean;
  settings: FormSettings;
  followUp: FormNotifications['followUp'];
}

/** All forms of a client by name, or only some; a client has at most FORMS_LIMIT of them. */
export const formSummaries = definePort<
  { clientId: string; ids?: readonly string[] },
  FormSummary[]
>('forms.form-summaries');

/** Settings of a form in one of its stored versions. */
export const formVersionSettings = definePort<
  { clientId: string; id: string; version: number },
  FormSettings | undefined
>('forms.settings-of-version');

/** The client of a form's API key. Throws for a key of another form or without the permission. */
export const formKeyClient = definePort<
  { formId: string; authorization: string; scope: (typeof KEY_SCOPES)[number] },
  string
>('forms.client-of-key');
