import { fileExtensions, fileKindsLabel } from '#modules/leads/contract/forms/file-extensions.ts';
import { type FormField, LEAD_FILE_KINDS } from '#modules/leads/contract/forms/form-field.ts';
import {
  ANSWER_MAX_LENGTH,
  LEAD_FILE_BYTES,
  LONG_ANSWER_MAX_LENGTH,
} from '#modules/leads/contract/limits.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { PageForm } from './page-form.ts';
import { ANSWER } from './typed-form.ts';

const MEGABYTE = 1024 * 1024;
const INPUT_TYPES: Partial<Record<FormField['type'], string>> = {
  email: 'email',
  phone: 'tel',
  number: 'text',
  date: 'date',
};
/** Autocomplete values that browsers can fill in. */
const AUTOCOMPLETE: Partial<Record<NonNullable<FormField['identity']>, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  phone: 'tel',
  address: 'street-address',
  zip: 'postal-code',
  city: 'address-level2',
  country: 'country-name',
};

/** One field with its current input and its error. */
export function fieldMarkup(page: PageForm, field: FormField, isRequired: boolean): Html {
  const { key } = field;
  const id = `f-${key}`;
  const fault = page.faults.get(key);
  const help = page.text(`field.${key}.help`);
  const label = html`${page.text(`field.${key}.label`) || key}${isRequired && html` <span class="must" aria-hidden="true">*</span>`}`;
  const told = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const state = html`${isRequired && html` required`}${fault && html` aria-invalid="true"`}${told && html` aria-describedby="${told}"`}`;
  const around = html`${help && html`<small id="${id}-help">${help}</small>`}${fault && html`<p class="fault" id="${id}-fault">${fault}</p>`}`;
  const half = field.half ? ' half' : '';
  if (field.type === 'consent')
    return html`<div class="field"><label class="tick"><input type="checkbox" id="${id}" name="${ANSWER}${key}" value="yes"${isTicked(page, key, 'yes') && html` checked`}${state}><span>${label}</span></label>${around}</div>`;
  if (field.type === 'radio' || field.type === 'checkbox')
    return html`<fieldset class="field" id="${id}"${told && html` aria-describedby="${told}"`}><legend>${label}</legend>
${field.options.map((option) => choiceMarkup(page, field, option.key))}${around}</fieldset>`;
  return html`<div class="field${half}"><label for="${id}">${label}</label>
${controlMarkup(page, field, { id, state })}${around}</div>`;
}

function controlMarkup(
  page: PageForm,
  { key, type, multiple, options, identity, fileKinds }: FormField,
  { id, state }: { id: string; state: Html },
): Html {
  const kinds = fileKinds.length > 0 ? fileKinds : [...LEAD_FILE_KINDS];
  const name = `${ANSWER}${key}`;
  const value = [page.typed.answers[key] ?? ''].flat().join(', ');
  const hint = page.text(`field.${key}.placeholder`);
  if (type === 'longText')
    return html`<textarea id="${id}" name="${name}" rows="3" maxlength="${LONG_ANSWER_MAX_LENGTH}" placeholder="${hint}"${state}>${value}</textarea>`;
  if (type === 'file')
    return html`<input type="file" id="${id}" name="${name}"${multiple && html` multiple`} accept="${fileExtensions(kinds).join(',')}"${state}>
<small>${page.t('leads:page.fileHint', { kinds: fileKindsLabel(kinds), size: LEAD_FILE_BYTES / MEGABYTE })}</small>`;
  if (type === 'select')
    return html`<select id="${id}" name="${name}"${multiple && html` multiple`}${state}>
${!multiple && html`<option value="">${page.t('leads:page.choose')}</option>`}
${options.map((option) => html`<option value="${option.key}"${isTicked(page, key, option.key) && html` selected`}>${page.text(`field.${key}.option.${option.key}`) || option.key}</option>`)}
</select>`;
  if (type === 'product' && page.products.length > 0)
    return productMarkup(page, { id, name, value, state });
  const complete = identity ? AUTOCOMPLETE[identity] : undefined;
  return html`<input id="${id}" name="${name}" type="${INPUT_TYPES[type] ?? 'text'}"${type === 'number' && html` inputmode="decimal"`}${complete && html` autocomplete="${complete}"`} value="${value}" maxlength="${ANSWER_MAX_LENGTH}" placeholder="${hint}"${state}>`;
}

/** Shows the product that the visitor came with, or else a choice from the catalogue. */
function productMarkup(
  page: PageForm,
  { id, name, value, state }: { id: string; name: string; value: string; state: Html },
): Html {
  const given = page.products.find(({ sku }) => sku === page.typed.sku);
  if (given)
    return html`<p class="given" id="${id}">${given.name}</p><input type="hidden" name="${name}" value="${given.sku}">`;
  return html`<select id="${id}" name="${name}"${state}><option value="">${page.t('leads:page.choose')}</option>
${page.products.map((product) => html`<option value="${product.sku}"${product.sku === value && html` selected`}>${product.name}</option>`)}
</select>`;
}

function choiceMarkup(page: PageForm, { key, type, multiple }: FormField, option: string): Html {
  const kind = type === 'radio' || !multiple ? 'radio' : 'checkbox';
  return html`<label class="tick"><input type="${kind}" name="${ANSWER}${key}" value="${option}"${isTicked(page, key, option) && html` checked`}><span>${page.text(`field.${key}.option.${option}`) || option}</span></label>
`;
}

function isTicked({ typed }: PageForm, key: string, value: string): boolean {
  return [typed.answers[key] ?? ''].flat().includes(value);
}
