import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import {
  defineList,
  type FilterOf,
  pageSchema,
  type SortOf,
  viewCountsSchema,
} from '#platform/contract/lists/define-list.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { formChangesSchema, formRowSchema, formSchema, formSectionsSchema } from './form.ts';
import { formOwner } from './form-ports.ts';
import { FORM_PAGE_SIZE } from './limits.ts';
import { changeForms, seeForms } from './permissions.ts';

/** Views, filters and sorts of the form list. */
export const formList = defineList({
  /** `broken`: the last check did not find the form on its page. */
  views: ['all', 'active', 'inactive', 'broken'],
  fields: { name: { kind: 'text' }, updated: { kind: 'date' } },
  sorts: ['name', 'updatedAt', 'leads'],
  pageSize: FORM_PAGE_SIZE,
});
export type FormFilter = FilterOf<typeof formList>;
export type FormSort = SortOf<typeof formList>;

/** Reasons to refuse a change of forms; the texts are in the translations, under `problem`. */
export const formNameTaken = defineProblem<{ name: string }>({
  status: 409,
  code: 'FORM_NAME_TAKEN',
  title: 'Another form of the client has this name.',
  field: 'body.informations.name',
});
export const tooManyForms = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_FORMS',
  title: 'The client has as many forms as one can have.',
});

/** Forms of a client: list, create, change by section, restore an older version [FORM-01]. */
const FORMS = '/gtr-api/lead-generation/clients/{clientId}/forms';
const FORM = '/gtr-api/lead-generation/forms/{formId}';
const module = 'forms';
const ofClient = z.strictObject({ clientId: uuid });
const ofForm = z.strictObject({ formId: uuid });
const see = { kind: 'client', client: 'params.formId', owner: formOwner, may: seeForms } as const;
const change = {
  kind: 'client',
  client: 'params.formId',
  owner: formOwner,
  may: changeForms,
} as const;

export const listFormsCall = defineCall({
  method: 'GET',
  path: FORMS,
  module,
  summary: 'The forms of a client, searched and sorted.',
  access: { kind: 'client', client: 'params.clientId', may: seeForms },
  params: ofClient,
  query: z.strictObject(formList.query),
  response: pageSchema(formRowSchema).extend({ views: viewCountsSchema(formList) }),
});

export const createFormCall = defineCall({
  method: 'POST',
  path: FORMS,
  module,
  summary: 'Make a form, with the fields and texts that most forms have.',
  access: { kind: 'client', client: 'params.clientId', may: changeForms },
  params: ofClient,
  body: z.strictObject({
    name: formSectionsSchema.shape.informations.shape.name,
    locales: z.array(localeSchema).min(1).optional(),
  }),
  response: formSchema,
  status: 201,
  errors: [formNameTaken, tooManyForms],
});

export const getFormCall = defineCall({
  method: 'GET',
  path: FORM,
  module,
  summary: 'One form with all its sections.',
  access: see,
  params: ofForm,
  response: formSchema,
  errors: [notFound],
});

export const changeFormCall = defineCall({
  method: 'PUT',
  path: FORM,
  module,
  summary: 'Change sections of a form, all that are given or none.',
  access: change,
  params: ofForm,
  body: formChangesSchema,
  bodyBytes: 1024 * 1024,
  response: formSchema,
  errors: [notFound, changedMeanwhile, formNameTaken],
});

export const duplicateFormCall = defineCall({
  method: 'POST',
  path: `${FORM}/duplicate`,
  module,
  summary: 'Make a form like another one, switched off until somebody has looked at it.',
  access: change,
  params: ofForm,
  body: z.strictObject({ name: formSectionsSchema.shape.informations.shape.name }),
  response: formSchema,
  status: 201,
  errors: [notFound, formNameTaken, tooManyForms],
});

export const formVersionSchema = z.object({
  version: z.number().int(),
  savedAt: z.string(),
  savedBy: z.string(),
  /** Sections that this version changed. */
  changed: z.array(z.string()),
});
export type FormVersion = z.output<typeof formVersionSchema>;

export const listFormVersionsCall = defineCall({
  method: 'GET',
  path: `${FORM}/versions`,
  module,
  summary: 'The versions of a form, the newest first.',
  access: see,
  params: ofForm,
  response: z.object({ items: z.array(formVersionSchema) }),
  errors: [notFound],
});

export const getFormVersionCall = defineCall({
  method: 'GET',
  path: `${FORM}/versions/{version}`,
  module,
  summary: 'A form as it was in one of its versions.',
  access: see,
  params: ofForm.extend({ version: z.coerce.number().int().min(1) }),
  response: formSectionsSchema,
  errors: [notFound],
});

export const restoreFormVersionCall = defineCall({
  method: 'POST',
  path: `${FORM}/versions/{version}/restore`,
  module,
  summary: 'Make a form again what it was in an older version; that is a new version.',
  access: change,
  params: ofForm.extend({ version: z.coerce.number().int().min(1) }),
  body: z.strictObject({}),
  response: formSchema,
  errors: [notFound, formNameTaken],
});
