import { formSectionsSchema } from '#modules/leads/contract/forms/form.ts';
import { formFaults } from '#modules/leads/contract/forms/form-faults.ts';
import { formSecretsSchema } from '#modules/leads/contract/forms/form-settings.ts';
import { type WrongFields, wrongFields } from '#platform/web/fields/form/wrong-fields.ts';
import type { FormDraft } from './form-draft.ts';

/** All errors of a draft that the server would refuse, by path. */
export function draftFaults({ secrets, ...sections }: FormDraft): WrongFields {
  const between = formFaults(sections).map(
    ({ field, ...fault }) => [field, { ...fault, module: 'leads' }] as const,
  );
  return {
    ...Object.fromEntries(between),
    ...within('', wrongFields(formSectionsSchema, sections)),
    ...within('secrets.', wrongFields(formSecretsSchema, secrets)),
  };
}

function within(place: string, faults: WrongFields): WrongFields {
  return Object.fromEntries(
    Object.entries(faults).map(([path, fault]) => [
      `${place}${path}`,
      { module: 'leads', ...fault },
    ]),
  );
}
