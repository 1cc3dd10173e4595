import { form } from '#modules/forms/server/form.ts';

export const lead = form;
