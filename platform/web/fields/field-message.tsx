import { useTranslation } from 'react-i18next';
import type { FieldFault } from '#platform/contract/field-fault.ts';

/** Every rule that any field of the suite can have; a module adds words for its own codes with `messageOf`. */
const WORDS = {
  required: 'platform:field.required',
  email: 'platform:field.email',
  url: 'platform:field.url',
  minLength: 'platform:field.minLength',
  maxLength: 'platform:field.maxLength',
  passwordMinLength: 'platform:field.passwordMinLength',
  passwordTooShort: 'platform:field.passwordTooShort',
  passwordSame: 'platform:field.passwordSame',
  passwordsMustMatch: 'platform:field.passwordsMustMatch',
  tooCommon: 'platform:field.tooCommon',
  min: 'platform:field.min',
  max: 'platform:field.max',
  lettersOnly: 'platform:field.lettersOnly',
  characters: 'platform:field.characters',
  choice: 'platform:field.choice',
} as const;

/** An element, not a string: a message on screen changes its language with the screen [PRO-03]. */
export function FieldMessage({ fault }: { fault: FieldFault }) {
  const { t } = useTranslation();
  const code = codeOf(fault);
  const key = isKnown(code) ? WORDS[code] : 'platform:field.invalid';
  return t(key, { min: '', max: '', has: '', ...fault.params });
}

/** Nobody can count the dots of a password; the server does not say how many it was sent. */
function codeOf({ code, params }: FieldFault): string {
  return code === 'passwordMinLength' && params?.has !== undefined ? 'passwordTooShort' : code;
}

function isKnown(code: string): code is keyof typeof WORDS {
  return Object.hasOwn(WORDS, code);
}
