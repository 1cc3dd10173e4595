import type { FormChanges } from '#modules/leads/contract/forms/form.ts';
import { FORM_SECRETS } from '#modules/leads/contract/forms/form-settings.ts';
import type { App } from '#platform/server/app.ts';

/** Omitted secrets stay, null deletes; stored secrets are decrypted only for use. */
export function sealedSecrets(
  { app }: { app: App },
  kept: Readonly<Record<string, string>>,
  given: NonNullable<FormChanges['secrets']>,
): Record<string, string> {
  const sealed = { ...kept };
  for (const name of FORM_SECRETS) {
    const secret = given[name];
    if (secret === null) delete sealed[name];
    else if (secret !== undefined) sealed[name] = app.secrets.seal('form-secret', secret);
  }
  return sealed;
}
