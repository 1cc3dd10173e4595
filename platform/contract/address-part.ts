import { hexId, hexId24, slug, uuid } from './ids.ts';

type NamedForm = 'uuid' | 'hex' | 'hex24' | 'slug' | 'word';

/** The forms that a part of an address can have; a list has all the words it can be. */
export type AddressPartForm = NamedForm | readonly string[];

/** What is wrong with a part: a lost character is worth saying, because links lose them. */
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

export function faultOfPart(form: AddressPartForm, text: string): AddressFault | undefined {
  if (typeof form !== 'string') return form.includes(text) ? undefined : { kind: 'form' };
  if (FORMS[form](text)) return undefined;
  const needs = LENGTHS[form];
  const has = [...text].length;
  return needs !== undefined && has !== needs && /^[0-9a-f-]+$/i.test(text)
    ? { kind: 'length', has, needs }
    : { kind: 'form' };
}

/** The first part of an address that cannot be what its route asks for [NAV-03]. */
export function faultOfAddress(
  forms: Readonly<Record<string, AddressPartForm>>,
  parts: Readonly<Record<string, string | undefined>>,
): AddressFault | undefined {
  for (const [name, form] of Object.entries(forms)) {
    const fault = faultOfPart(form, parts[name] ?? '');
    if (fault) return fault;
  }
  return undefined;
}
