import { EMAIL_MAX_LENGTH } from '#platform/contract/limits.ts';
import type { FieldType } from '../field-types.ts';
import {
  ANSWER_MAX_LENGTH,
  LEAD_FILES_LIMIT,
  LONG_ANSWER_MAX_LENGTH,
  NUMBER_ANSWER_LIMIT,
  OPTIONS_LIMIT,
  SKU_MAX_LENGTH,
  SKUS_LIMIT,
} from '../limits.ts';

/** The part of a field that reading an answer needs. Without zod, for the widget. */
export interface ReadField {
  type: FieldType;
  multiple: boolean;
  options: readonly { key: string }[];
}
export type GivenAnswer = string | number | boolean | string[];
export interface AnswerFault {
  code: string;
  params?: Record<string, number>;
}
/** Null if there is no answer. */
export type ReadAnswer = { value: GivenAnswer | null } | { fault: AnswerFault };

/** The same pattern as in zod, so that widget and server agree. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const PHONE = /^\+?[\d\s()./-]+$/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LINE_BREAKS = /[\n\r\v\f\u0085\u2028\u2029]+/g;
const YES = new Set(['yes', 'true', 'on', '1']);
const NO = new Set(['no', 'false', 'off', '0']);

const fault = (code: string, params?: Record<string, number>): ReadAnswer => ({
  fault: { code, ...(params && { params }) },
});

/** Reads one answer in the format of its field, from widget, server or plain form. */
export function readAnswer(field: ReadField, given: unknown): ReadAnswer {
  if (given === null || given === undefined || isBlank(given)) return { value: null };
  return READERS[field.type](given, field);
}

type Reader = (given: unknown, field: ReadField) => ReadAnswer;

const text =
  (max: number, oneLine: boolean): Reader =>
  (given) => {
    if (typeof given !== 'string' && typeof given !== 'number') return fault('notText');
    const written = String(given).trim();
    if (written.length > max) return fault('maxLength', { max });
    return { value: oneLine ? written.replaceAll(LINE_BREAKS, ' ') : written };
  };

const several =
  (max: number, fits: (value: string, field: ReadField) => string | undefined): Reader =>
  (given, field) => {
    const all: unknown[] = Array.isArray(given) ? given : [given];
    const values: string[] = [];
    for (const one of all) {
      if (typeof one !== 'string') return fault('notText');
      const value = one.trim();
      const wrong = fits(value, field);
      if (wrong) return fault(wrong);
      if (value !== '' && !values.includes(value)) values.push(value);
    }
    const most = field.multiple ? max : 1;
    if (values.length > most) return fault('tooManyChosen', { max: most });
    return { value: field.multiple ? values : (values[0] ?? null) };
  };

const choice = several(OPTIONS_LIMIT, (value, { options }) =>
  options.some(({ key }) => key === value) ? undefined : 'choice',
);

const READERS: Record<FieldType, Reader> = {
  text: text(ANSWER_MAX_LENGTH, true),
  longText: text(LONG_ANSWER_MAX_LENGTH, false),
  email: (given) => {
    if (typeof given !== 'string') return fault('email');
    const written = given.trim().normalize('NFC').toLowerCase();
    if (written.length > EMAIL_MAX_LENGTH || !EMAIL.test(written)) return fault('email');
    return { value: written };
  },
  phone: (given) => {
    if (typeof given !== 'string') return fault('phoneNumber');
    const digits = given.replaceAll(/\D/g, '').length;
    const isOne = PHONE.test(given.trim()) && digits >= 5 && digits <= 15 && given.length <= 40;
    return isOne ? { value: given.trim() } : fault('phoneNumber');
  },
  number: (given) => {
    if (typeof given !== 'string' && typeof given !== 'number') return fault('number');
    const number = Number(String(given).trim().replace(',', '.'));
    if (!Number.isFinite(number)) return fault('number');
    if (Math.abs(number) > NUMBER_ANSWER_LIMIT) return fault('max', { max: NUMBER_ANSWER_LIMIT });
    return { value: number };
  },
  date: (given) => (typeof given === 'string' && isDay(given) ? { value: given } : fault('day')),
  select: choice,
  radio: choice,
  checkbox: choice,
  file: several(LEAD_FILES_LIMIT, (id) => (UUID.test(id) ? undefined : 'fileUnknown')),
  product: several(SKUS_LIMIT, (sku) => (sku.length > SKU_MAX_LENGTH ? 'choice' : undefined)),
  consent: (given) => {
    if (typeof given === 'boolean') return { value: given };
    const word = typeof given === 'string' ? given.trim().toLowerCase() : '';
    if (YES.has(word)) return { value: true };
    return NO.has(word) ? { value: false } : fault('yesOrNo');
  },
};

function isBlank(given: unknown): boolean {
  return typeof given === 'string' ? given.trim() === '' : Array.isArray(given) && !given.length;
}

function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return Number(year) >= 1900 && date.toJSON()?.slice(0, 10) === text;
}
