/** Field types of a form. Without zod, because the widget loads it on brand pages. */
export const FIELD_TYPES = [
  'text',
  'longText',
  'email',
  'phone',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'file',
  'product',
  'consent',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** Types with options. */
export const CHOICE_TYPES: readonly FieldType[] = ['select', 'radio', 'checkbox'];
/** Types that accept several answers if the field allows it. */
export const MULTIPLE_TYPES: readonly FieldType[] = ['select', 'checkbox', 'file', 'product'];
/** Types that conditions of other fields can use: their answer is one of a few values, or yes or no. */
export const CONDITIONABLE_TYPES: readonly FieldType[] = [
  'text',
  'number',
  'select',
  'radio',
  'checkbox',
  'product',
  'consent',
];

/** Parts of the consumer's identity that an answer can fill, on the lead and on the contact. */
export const IDENTITY_PARTS = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'gender',
  'address',
  'zip',
  'city',
  'country',
] as const;
export type IdentityPart = (typeof IDENTITY_PARTS)[number];

export const CONSENT_PURPOSES = ['email', 'phone', 'partners'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const CONDITION_OPERATORS = ['equals', 'not_equals', 'in'] as const;
export type ConditionOperator = (typeof CONDITION_OPERATORS)[number];
