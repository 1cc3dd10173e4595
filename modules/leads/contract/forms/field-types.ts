/** What a form can ask. Without zod: the widget reads it on the pages of brands. */
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

/** Those that are answered by choosing. */
export const CHOICE_TYPES: readonly FieldType[] = ['select', 'radio', 'checkbox'];
/** Those of which several answers can be given, where the field says so. */
export const MULTIPLE_TYPES: readonly FieldType[] = ['select', 'checkbox', 'file', 'product'];
/** Those whose answer others can depend on: it is one of few, or a yes. */
export const CONDITIONABLE_TYPES: readonly FieldType[] = [
  'text',
  'number',
  'select',
  'radio',
  'checkbox',
  'product',
  'consent',
];

/** What an answer tells of whoever gives it: it becomes the lead's identity and the contact's. */
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
