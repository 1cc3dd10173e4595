import type { FormSections } from '#modules/leads/contract/forms/form.ts';
import { FORM_SECTIONS } from '#modules/leads/contract/forms/form.ts';
import { formSaved } from '#modules/leads/contract/forms/form-events.ts';
import { formNameTaken, tooManyForms } from '#modules/leads/contract/forms/form-problems.ts';
import { FORMS_LIMIT } from '#modules/leads/contract/limits.ts';
import type { App } from '#platform/server/app.ts';
import { constraintProblem } from '#platform/server/database/constraint-problem.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { LeadsTables } from '../tables.ts';
import { newFormColumns } from './section-columns.ts';
import { storeFormVersion } from './store-form-version.ts';

/** Adds a form with all its sections and gives its id. */
export async function createForm(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { clientId, userId }: { clientId: string; userId: string | null },
  sections: FormSections,
): Promise<string> {
  const { count } = await db
    .selectFrom('leads.forms')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (count >= FORMS_LIMIT) throw tooManyForms({ limit: FORMS_LIMIT });
  const id = uuidV7();
  const { name } = sections.informations;
  await constraintProblem({ forms_name: () => formNameTaken({ name }) }, () =>
    db
      .insertInto('leads.forms')
      .values({ client_id: clientId, id, ...newFormColumns(sections) })
      .execute(),
  );
  const changed = [...FORM_SECTIONS];
  await storeFormVersion({ db }, { clientId, id, version: 1 }, { sections, changed, userId });
  await app.events.publish(db, formSaved, { clientId, payload: { formId: id, version: 1 } });
  return id;
}
