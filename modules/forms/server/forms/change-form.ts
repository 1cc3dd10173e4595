import {
  FORM_SECTIONS,
  type FormChanges,
  type FormSections,
} from '#modules/forms/contract/form.ts';
import { formNameTaken } from '#modules/forms/contract/form-calls.ts';
import { formSaved } from '#modules/forms/contract/form-events.ts';
import { formFaults, missingTexts } from '#modules/forms/contract/form-faults.ts';
import { FORM_SECRETS } from '#modules/forms/contract/form-settings.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { updateVersioned } from '#platform/server/records/update-versioned.ts';
import type { Context } from '../tables.ts';
import { sectionColumns } from './create-form.ts';
import { storeFormVersion } from './form-versions.ts';
import { toFormSections } from './read-form.ts';

/** Changes the given sections, all or none; without `version` the last writer wins. */
export async function changeForm(
  { db, app }: Context,
  { clientId, id, userId }: { clientId: string; id: string; userId: string | null },
  { secrets, version, ...given }: FormChanges,
): Promise<void> {
  const existing = await db
    .selectFrom('leads.forms')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!existing) throw notFound();
  const sections = { ...toFormSections(existing), ...given } as FormSections;
  checkForm(sections);
  const read = {
    table: 'leads.forms',
    key: { client_id: clientId, id },
    version: version ?? existing.version,
  } as const;
  const { name } = sections.informations;
  const logo = given.notifications?.layout.logo;
  if (logo && logo !== existing.notifications.layout.logo)
    await claimFormLogo({ db, app }, clientId, logo);
  const saved = await constraintProblem({ forms_name: () => formNameTaken({ name }) }, () =>
    updateVersioned({ db, app }, read, {
      ...sectionColumns(given as Partial<FormSections>),
      ...(secrets && {
        secrets: JSON.stringify(sealedSecrets({ app }, existing.secrets, secrets)),
      }),
      missing_texts: missingTexts(sections).length,
    }),
  );
  const changed = FORM_SECTIONS.filter((section) => given[section] !== undefined);
  const row = { clientId, id, version: saved.version };
  await storeFormVersion({ db }, row, { sections, changed, userId });
  await app.events.publish(db, formSaved, {
    clientId,
    payload: { formId: id, version: saved.version },
  });
}

/** Validates rules across sections; errors name their field, so that the editor can focus it. */
function checkForm(form: FormSections): void {
  const faults = formFaults(form);
  if (faults.length > 0)
    throw invalidInput(faults.map((fault) => ({ ...fault, field: `body.${fault.field}` })));
}

/** Omitted secrets stay, null deletes; stored secrets are decrypted only for use. */
function sealedSecrets(
  { app }: { app: App },
  existing: Readonly<Record<string, string>>,
  given: NonNullable<FormChanges['secrets']>,
): Record<string, string> {
  const sealed = { ...existing };
  for (const name of FORM_SECRETS) {
    const secret = given[name];
    if (secret === null) delete sealed[name];
    else if (secret !== undefined) sealed[name] = app.secrets.seal('form-secret', secret);
  }
  return sealed;
}

/** The file becomes permanent, because versions of the form refer to it. */
async function claimFormLogo({ db, app }: Context, clientId: string, id: string): Promise<void> {
  if (!(await app.files.keep(db, { clientId, id })))
    throw invalidInput([{ field: 'body.notifications.layout.logo', code: 'fileUnknown' }]);
}
