import { type NameForms, nameForms } from '../new-module/name-forms.ts';

/** A field on the command line: `city:text`, `email:email:required`, `code:key`, `level:bronze,silver,gold`. */
export interface NewField {
  name: NameForms;
  kind: FieldKind;
  isRequired: boolean;
  /** Options of a choice. */
  options: readonly string[];
}

const KINDS = [
  'text',
  'key',
  'email',
  'choice',
  'whole',
  'number',
  'money',
  'day',
  'boolean',
] as const;
export type FieldKind = (typeof KINDS)[number];

const FIELD = /^([a-z][a-zA-Z0-9]*):([a-z0-9,-]+)(:required)?$/;
const OWN_COLUMNS = new Set(['id', 'version', 'updatedAt', 'createdAt', 'clientId', 'search']);
const CAN_BE_REQUIRED = new Set<FieldKind>(['text', 'email', 'key']);
const USAGE = `write a field as name:kind, with one of the kinds ${KINDS.join(', ')};
email:email:required must be given, code:key is unique, level:bronze,silver,gold is a choice`;

/** The first field with text names the record and is therefore required. */
export function givenFields(given: readonly string[]): NewField[] {
  const fields = (given.length > 0 ? given : ['name:text']).map(readField);
  const twice = fields.find(({ name }, at) =>
    fields.slice(0, at).some((one) => one.name.camel === name.camel),
  );
  if (twice) throw new Error(`the field ${twice.name.camel} is given twice`);
  if (fields.filter(({ kind }) => kind === 'key').length > 1)
    throw new Error('a record has one key at most');
  const naming = namingField(fields);
  return fields.map((field) => (field === naming ? { ...field, isRequired: true } : field));
}

export function namingField(fields: readonly NewField[]): NewField {
  const naming =
    fields.find(({ kind }) => kind === 'text') ??
    fields.find(({ kind }) => kind === 'key' || kind === 'email');
  if (!naming) throw new Error('a record needs a field with text that names it, like name:text');
  return naming;
}

function readField(given: string): NewField {
  const [, camel = '', kind = '', required] = FIELD.exec(given) ?? [];
  const options = kind.includes(',') ? kind.split(',').filter(Boolean) : [];
  const known = options.length > 1 ? 'choice' : KINDS.find((one) => one === kind);
  if (camel === '' || !known || (known === 'choice' && options.length === 0))
    throw new Error(`"${given}" is not a field: ${USAGE}`);
  if (OWN_COLUMNS.has(camel))
    throw new Error(`every record has its own ${camel}: rename the field`);
  if (required && !CAN_BE_REQUIRED.has(known))
    throw new Error(`"${given}": only texts and e-mails can be required`);
  const name = nameForms(camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return { name, kind: known, isRequired: required !== undefined || known === 'key', options };
}
