import type { IdentityPart } from '#modules/leads/contract/forms/field-types.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import { localeAmong } from '#platform/contract/locale.ts';
import { countryNamed } from '#platform/server/imports/readers/country.ts';
import { consumerPhone } from './consumer-phone.ts';
import type { EditedAnswers } from './edited-answers.ts';
import type { StoredLead } from './lead-row.ts';

const COLUMNS = {
  firstname: 'firstname',
  lastname: 'lastname',
  email: 'email',
  phone: 'phone',
  gender: 'gender',
  address: 'address',
  zip: 'zip',
  city: 'city',
  country: 'identity_country',
} as const satisfies Record<IdentityPart, keyof StoredLead>;
type Identity = Pick<StoredLead, (typeof COLUMNS)[IdentityPart]>;

/** Identity data derived from edited answers, processed as on intake. */
export function readAnswerIdentity(
  form: Pick<Form, 'fields' | 'locationSettings' | 'translations'>,
  edited: EditedAnswers['edited'],
  lead: Pick<StoredLead, 'identity_country' | 'country' | 'metadata'>,
  brand: string | undefined,
): Partial<Identity> {
  const said: Partial<Identity> = {};
  for (const { slug, after } of edited) {
    const part = form.fields.find(({ key }) => key === slug)?.identity;
    if (part) said[COLUMNS[part]] = after === null ? null : [after].flat().join(', ');
  }
  if (said.identity_country)
    said.identity_country = countryNamed(said.identity_country) || said.identity_country;
  const { activatedLocales, defaultLocale } = form.translations;
  if (said.phone)
    said.phone = consumerPhone(said.phone, {
      field: said.identity_country ?? lead.identity_country,
      shop: lead.country,
      form,
      locale: localeAmong(activatedLocales, [lead.metadata.locale ?? '']) ?? defaultLocale,
      brand,
    });
  return said;
}
