import { z } from 'zod';
import type { ContactValue, ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { TEXT_VALUE_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { type FieldFault, faultAt } from '#platform/contract/field-fault.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { line } from '#platform/contract/text/text.ts';
import { email } from '#platform/contract/text/typed-values.ts';
import { readPhone } from '#platform/server/phone/phone-number.ts';
import type { CriteriaIndex, KnownCriterion } from '../criteria/criteria-index.ts';

type Checked = { value: ContactValue } | { fault: FieldFault };

/**
 * Validates values against their criteria and returns them in stored format. All errors are returned, by slug [PH-05].
 */
export function checkValues(
  given: ContactValues,
  book: CriteriaIndex,
  { country }: { country: string | null },
): { values: ContactValues; faults: (FieldFault & { slug: string })[] } {
  const values: [string, ContactValue][] = [];
  const faults: (FieldFault & { slug: string })[] = [];
  for (const [slug, value] of Object.entries(given)) {
    const checked = checkValue(value, book.bySlug(slug), { country });
    if ('fault' in checked) faults.push({ ...checked.fault, slug });
    else values.push([slug, checked.value]);
  }
  return { values: Object.fromEntries(values), faults };
}

function checkValue(
  value: ContactValue,
  criterion: KnownCriterion | undefined,
  home: { country: string | null },
): Checked {
  if (!criterion) return { fault: { code: 'criterionUnknown' } };
  if (criterion.kind === 'consent') return { fault: { code: 'consentByProof' } };
  if (!criterion.active) return { fault: { code: 'criterionInactive' } };
  if (isEmpty(value))
    return criterion.mandatory ? { fault: { code: 'required' } } : { value: null };
  return CHECKS[criterion.kind](value, criterion, home);
}

export function isEmpty(value: ContactValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

type Check = (
  value: ContactValue,
  criterion: KnownCriterion,
  home: { country: string | null },
) => Checked;

const FIRST_BIRTH = '1900-01-01';

const CHECKS: Record<Exclude<KnownCriterion['kind'], 'consent'>, Check> = {
  email: (value) => bySchema(email, value),
  text: (value, { maxLength = TEXT_VALUE_MAX_LENGTH }) => bySchema(line({ max: maxLength }), value),
  phone: (value, _, { country }) => {
    const number = typeof value === 'string' ? readPhone(value, country) : undefined;
    return number ? { value: number } : { fault: { code: 'phone' } };
  },
  day: (value) => {
    const day = z.iso.date().safeParse(value);
    if (!day.success) return { fault: { code: 'day' } };
    const isBirth = day.data >= FIRST_BIRTH && day.data <= new Date().toISOString().slice(0, 10);
    return isBirth ? { value: day.data } : { fault: { code: 'birthdate' } };
  },
  choice: (value, { options }) => among(value, (one) => options.some(({ id }) => id === one)),
  country: (value) => among(value, (one) => COUNTRY_CODES.includes(String(one))),
  locale: (value) => among(value, isLanguage),
  options: (value, { type, options }) => {
    const chosen = [value].flat();
    const isKnown = chosen.every((one) => options.some(({ id }) => id === one));
    const isOne = type === 'closedMultiple' || (chosen.length === 1 && !Array.isArray(value));
    if (!isKnown || !isOne) return { fault: { code: 'choice' } };
    return { value: type === 'closedMultiple' ? (chosen as number[]) : value };
  },
};

function bySchema(schema: z.ZodType<string>, value: ContactValue): Checked {
  const read = schema.safeParse(value);
  if (read.success) return { value: read.data };
  const [issue] = read.error.issues;
  return { fault: issue ? faultAt(issue, value) : { code: 'invalid' } };
}

function among(value: ContactValue, isOne: (value: ContactValue) => boolean): Checked {
  return isOne(value) ? { value } : { fault: { code: 'choice' } };
}

/** Language tags: de, pt-BR. */
function isLanguage(value: ContactValue): boolean {
  return typeof value === 'string' && /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(value);
}
