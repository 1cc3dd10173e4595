import type { ConsentPurpose, IdentityPart } from '#modules/leads/contract/forms/field-types.ts';

export const IDENTITY_NAMES = {
  firstname: 'leads:field.identityPart.firstname',
  lastname: 'leads:field.identityPart.lastname',
  email: 'leads:field.identityPart.email',
  phone: 'leads:field.identityPart.phone',
  gender: 'leads:field.identityPart.gender',
  address: 'leads:field.identityPart.address',
  zip: 'leads:field.identityPart.zip',
  city: 'leads:field.identityPart.city',
  country: 'leads:field.identityPart.country',
} as const satisfies Record<IdentityPart, string>;

export const PURPOSE_NAMES = {
  email: 'leads:field.purposes.email',
  phone: 'leads:field.purposes.phone',
  partners: 'leads:field.purposes.partners',
} as const satisfies Record<ConsentPurpose, string>;
