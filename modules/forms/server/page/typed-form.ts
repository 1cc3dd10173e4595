import { applicableFields } from '#modules/forms/contract/applicable-fields.ts';
import type { FormField } from '#modules/forms/contract/form-field.ts';
import { ANSWER_MAX_LENGTH, LONG_ANSWER_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import { isUuid } from '#platform/contract/ids.ts';
import { cutText, storableText } from '#platform/contract/text/text.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';

/** Input of a visitor so far, passed from each page to the next. */
export interface TypedForm {
  submissionId: string;
  stamp: string;
  /** Raw input by field key, valid or not. */
  answers: Record<string, string | string[]>;
  sku: string;
  visitId: string;
  /** The page that contained the form; empty for the form's own page. */
  pageUrl: string;
  landedAt: string;
  /** Postal code or town to search stores around. */
  near: string;
  shopId: string;
  /** Fields that the visitor has seen. */
  shown: readonly string[];
  wants: 'search' | 'send' | 'confirm' | 'change' | 'look';
  /** Stamp of the confirmation page. */
  check: string;
  /** Honeypot: an invisible field that only bots fill in. */
  trap: string;
}

export const ANSWER = 'a.';
const BUTTONS = ['search', 'confirm', 'change'] as const;
const PAGE_URL_MAX_LENGTH = 500;
const OPEN_MS = 2 * 24 * 60 * 60 * 1000;

/** Initial state from a link: product, visit, store and message can be in the URL. */
export function newForm(query: Record<string, string>, fields: readonly FormField[]): TypedForm {
  const product = fields.find(({ type }) => type === 'product');
  const zip = fields.find(({ identity }) => identity === 'zip');
  const sku = line(query.sku, 64);
  const near = line(query.near, 80);
  const postalCode = near.split(' ').filter(hasDigit).join(' ');
  const answers = {
    ...(product && sku && { [product.key]: [sku] }),
    // Reuses a searched postal code, without the town.
    ...(zip && postalCode && { [zip.key]: postalCode }),
  };
  const message = applicableFields(fields, answers).find(({ field }) => field.type === 'longText');
  const form: TypedForm = {
    submissionId: uuidV7(),
    stamp: '',
    answers,
    sku,
    visitId: isUuid(query.visit ?? '') ? (query.visit ?? '') : '',
    pageUrl: webPage(query.from),
    landedAt: new Date().toISOString(),
    near,
    shopId: isUuid(query.place ?? '') ? (query.place ?? '') : '',
    shown: [],
    wants: 'look',
    check: '',
    trap: '',
  };
  return withMessage(form, message?.field.key, query.message);
}

/** Fills in a prepared message, if there is a field for it. */
export function withMessage(
  form: TypedForm,
  key: string | undefined,
  message: string | undefined,
): TypedForm {
  if (!key || !message) return form;
  return { ...form, answers: { ...form.answers, [key]: cleanText(message) } };
}

/** An empty form for the next visitor. */
export function anotherForm(form: TypedForm): TypedForm {
  return { ...form, submissionId: uuidV7(), landedAt: new Date().toISOString() };
}

const hasDigit = (word: string) => /\d/.test(word);

/** Parses the submitted page; invalid hidden values are dropped, because the visitor did not type them. */
export function typedForm(form: URLSearchParams, fields: readonly FormField[]): TypedForm {
  const id = form.get('id') ?? '';
  const landed = form.get('landed') ?? '';
  const uuidOf = (name: string) => {
    const value = form.get(name) ?? '';
    return isUuid(value) ? value : '';
  };
  return {
    submissionId: isUuid(id) ? id : uuidV7(),
    stamp: form.get('stamp') ?? '',
    answers: Object.fromEntries(
      fields.flatMap(({ key, type }) => {
        const given = form.getAll(ANSWER + key).map(cleanText);
        if (given.length === 0) return [];
        return [[key, SEVERAL.includes(type) ? given.filter(Boolean) : (given[0] ?? '')]];
      }),
    ),
    sku: line(form.get('sku') ?? '', 64),
    visitId: uuidOf('visit'),
    pageUrl: webPage(form.get('from') ?? ''),
    landedAt: isLately(landed) ? new Date(landed).toISOString() : new Date().toISOString(),
    near: line(form.get('near') ?? '', 80),
    shopId: uuidOf('shop'),
    shown: (form.get('shown') ?? '').split(' '),
    wants: BUTTONS.find((name) => name === form.get('do')) ?? 'send',
    check: form.get('check') ?? '',
    trap: form.get('fax') ?? '',
  };
}

/** A manipulated time is replaced by the current one. */
function isLately(text: string): boolean {
  const age = Date.now() - Date.parse(text);
  return age >= 0 && age < OPEN_MS;
}

const SEVERAL: readonly string[] = ['checkbox', 'select', 'product', 'file'];

/** Not verified, like the URL that the widget sends. */
function webPage(text: string | undefined): string {
  const url = URL.parse((text ?? '').slice(0, PAGE_URL_MAX_LENGTH));
  return url && /^https?:$/.test(url.protocol) ? storableText(url.href) : '';
}

function cleanText(text: string): string {
  return storableText(cutText(text, LONG_ANSWER_MAX_LENGTH + 1)).replaceAll('\r\n', '\n');
}

function line(text: string | undefined, max: number): string {
  return cutText(
    storableText(text ?? '')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim(),
    Math.min(max, ANSWER_MAX_LENGTH),
  );
}
