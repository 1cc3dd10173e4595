import { hexId, hexId24, slug, uuid } from './ids.ts';

type NamedForm = 'uuid' | 'hex' | 'hex24' | 'slug' | 'word';

/** Allowed format of one URL segment. An array lists every allowed value. */
export type AddressPartForm = NamedForm | readonly string[];

/** Why a URL segment is invalid. A wrong length is reported separately because copied links often lose characters. */
export type AddressFault = { kind: 'length'; has: number; needs: number } | { kind: 'form' };

const WORD = /^[a-z]+(?:[-_][a-z]+)*$/i;

const FORMS: Record<NamedForm, (text: string) => boolean> = {
  uuid: (text) => uuid.safeParse(text).success,
  hex: (text) => hexId.safeParse(text).success,
  hex24: (text) => hexId24.safeParse(text).success,
  slug: (text) => slug.safeParse(text).success,
  word: (text) => WORD.test(text),
};
const LENGTHS: Partial<Record<NamedForm, number>> = { hex24: 24, uuid: 36 };

export function findAddressPartFault(
  form: AddressPartForm,
  text: string,
): AddressFault | undefined {
  if (typeof form !== 'string') return form.includes(text) ? undefined : { kind: 'form' };
  if (FORMS[form](text)) return undefined;
  const needs = LENGTHS[form];
  const has = [...text].length;
  return needs !== undefined && has !== needs && /^[0-9a-f-]+$/i.test(text)
    ? { kind: 'length', has, needs }
    : { kind: 'form' };
}

/** Returns the fault of the first URL segment that does not match the format its route requires [NAV-03]. */
export function findAddressFault(
  forms: Readonly<Record<string, AddressPartForm>>,
  parts: Readonly<Record<string, string | undefined>>,
): AddressFault | undefined {
  for (const [name, form] of Object.entries(forms)) {
    const fault = findAddressPartFault(form, parts[name] ?? '');
    if (fault) return fault;
  }
  return undefined;
}
