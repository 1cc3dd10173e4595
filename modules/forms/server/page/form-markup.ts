import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import {
  type ApplicableField,
  applicableFields,
} from '#modules/forms/contract/applicable-fields.ts';
import { fileExtensions, fileKindsLabel } from '#modules/forms/contract/file-extensions.ts';
import { type FormField, LEAD_FILE_KINDS } from '#modules/forms/contract/form-field.ts';
import {
  ANSWER_MAX_LENGTH,
  LEAD_FILE_BYTES,
  LONG_ANSWER_MAX_LENGTH,
} from '#modules/forms/contract/limits.ts';
import type { App } from '#platform/server/app.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { formatDistance } from '#platform/server/texts/format-distance.ts';
import type { PageForm } from './page-form.ts';
import { pageStamp } from './page-guard.ts';
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

export function formPath(formId: string): string {
  return `/f/${formId}`;
}

/**
 * The form for browsers without scripts: all steps below each other, input preserved. Enter triggers the first button,
 * so the first one submits.
 */
export function formMarkup(
  { app }: { app: App },
  page: PageForm,
  {
    button,
    placeField = null,
    isFramed = false,
    folded,
  }: {
    button?: string;
    /**
     * Shows the field of the message, by its key, and the button only. The button opens the rest, and loads this script
     * if there is one.
     */
    folded?: { message?: string; script?: { path: string; integrity: string } };
    /** The page's own search field for places. */
    placeField?: string | null;
    /** Responses of the form have no frame: without scripts they replace the surrounding page. */
    isFramed?: boolean;
  } = {},
): Html {
  const { form, typed, t } = page;
  const shownFields = applicableFields(form.fields, typed.answers);
  const places = new Map(form.statics.map(({ key, place }) => [key, place]));
  const statics = (place: string) =>
    [...places].flatMap(([key, at]) => {
      const paragraph = at === place && page.text(`static.${key}`);
      return paragraph ? [html`<p class="quiet">${paragraph}</p>`] : [];
    });
  const hasFiles = shownFields.some(({ field }) => field.type === 'file');
  const privacyUrl = page.text('static.privacyUrl');
  const sendText = button ?? page.text('static.send');
  const message = shownFields.find(({ field }) => field.key === folded?.message);
  const rest = html`${statics('top')}
<div class="fields">${shownFields.map((shown) => shown !== message && html`${shown.field.newStep && html`<hr>`}${fieldMarkup(page, shown.field, shown.isRequired)}`)}</div>
${form.settings.located && shopsMarkup(page, placeField)}
${statics('beforeSend')}
<p class="small"><span class="must">*</span> ${t('forms:page.required')}</p>
<button class="go-btn" name="do" value="send">${sendText}</button>
${/^https?:\/\//.test(privacyUrl) && page.text('static.privacy') && html`<p class="small"><a href="${privacyUrl}" rel="noopener">${page.text('static.privacy')}</a></p>`}`;
  const script = folded?.script;
  return html`<form class="request${folded && html` folded`}" method="post" action="${formPath(form.id)}"${isFramed && html` target="_top"`}${hasFiles && html` enctype="multipart/form-data"`}>
${carriedInputs({ app }, page)}
<div class="trap" aria-hidden="true"><label>Fax <input name="fax" tabindex="-1" autocomplete="off"></label></div>
<button class="unseen" name="do" value="send" tabindex="-1" aria-hidden="true"></button>
${
  folded
    ? html`${message && messageMarkup(page, message)}
<details${script && html` data-script="${script.path}" data-integrity="${script.integrity}"`}><summary class="go-btn">${sendText}</summary>
<div class="rest">${rest}</div></details>`
    : rest
}
</form>`;
}

type ShownField = ApplicableField<FormField>;

/** The message of a folded form: the first long text of its first step. */
export function openingMessage(shownFields: readonly ShownField[]): ShownField | undefined {
  const nextStep = shownFields.findIndex(({ field }, index) => index > 0 && field.newStep);
  const firstStep = nextStep < 0 ? shownFields : shownFields.slice(0, nextStep);
  return firstStep.find(({ field }) => field.type === 'longText' && !field.newStep);
}

function messageMarkup(page: PageForm, { field, isRequired }: ShownField): Html {
  const label = page.text(`field.${field.key}.label`) || field.key;
  const value = [page.typed.answers[field.key] ?? ''].flat().join('');
  return html`<textarea name="${ANSWER}${field.key}" rows="2" maxlength="${LONG_ANSWER_MAX_LENGTH}" aria-label="${label}"${isRequired && html` required`}>${value}</textarea>`;
}

/** Hidden inputs that carry data from step to step. */
export function carriedInputs(
  { app }: { app: App },
  { form, typed, locale }: PageForm,
): readonly Html[] {
  const { submissionId } = typed;
  const shownFields = applicableFields(form.fields, typed.answers);
  const carried = {
    id: submissionId,
    stamp: typed.stamp || pageStamp({ app }, { formId: form.id, submissionId }),
    landed: typed.landedAt,
    visit: typed.visitId,
    from: typed.pageUrl,
    sku: typed.sku,
    // A form that searches for stores has its own store field.
    shop: form.settings.located ? '' : typed.shopId,
    lang: locale,
    shown: shownFields.map(({ field }) => field.key).join(' '),
  };
  return Object.entries(carried).flatMap(([name, value]) =>
    value ? [html`<input type="hidden" name="${name}" value="${value}">`] : [],
  );
}

/**
 * Store choice: search by postal code or town, then choose from the list. If the page has its own search (`placeField`), its
 * stores are used.
 */
function shopsMarkup(page: PageForm, placeField: string | null): Html {
  return html`<fieldset class="field shops" id="stores"><legend>${page.text('static.chooseShop')}</legend>
${placeField ? searchElsewhere(page, placeField) : ownSearch(page)}
${shopRows(page, placeField)}
</fieldset>`;
}

/** A page with its own search lists the stores itself, so the form shows the chosen one and folds the others. */
function shopRows(page: PageForm, placeField: string | null): Html {
  const { shops, typed, t } = page;
  const chosen = placeField ? shops.items.filter(({ id }) => id === typed.shopId) : [];
  if (chosen.length === 0 || shops.items.length === 1)
    return html`${shops.items.map((shop) => shopMarkup(page, shop))}`;
  const others = shops.items.filter((shop) => !chosen.includes(shop));
  return html`${chosen.map((shop) => shopMarkup(page, shop))}
<details><summary class="link">${t('forms:widget.otherShop')}</summary>
${others.map((shop) => shopMarkup(page, shop))}
</details>`;
}

function searchElsewhere({ t, typed, shops }: PageForm, placeField: string): Html {
  return html`<input type="hidden" name="near" value="${typed.near}">
${shops.items.length === 0 && html`<p class="quiet"><a href="#${placeField}">${t('forms:widget.searchAbove')}</a></p>`}`;
}

function ownSearch({ t, typed, shops }: PageForm): Html {
  return html`<label for="f-near">${t('forms:page.near')}</label>
<div class="ask"><input id="f-near" name="near" value="${typed.near}" autocomplete="postal-code" maxlength="80"><button name="do" value="search" formnovalidate>${t('forms:page.search')}</button></div>
${shops.isUnknown && html`<p class="fault">${t('forms:page.noneNear')}</p>`}`;
}

function shopMarkup({ form, locale, typed }: PageForm, shop: PlaceToBuy): Html {
  const { resultDisplay, distanceUnit } = form.settings;
  const shows = (part: (typeof resultDisplay)[number]) => resultDisplay.includes(part);
  const address = [shop.street, `${shop.postalCode} ${shop.city}`.trim()]
    .filter(Boolean)
    .join(', ');
  const about = [shows('address') ? address : shop.city, shows('phone') ? shop.phone : '']
    .filter(Boolean)
    .join(' · ');
  const isFar = shows('distance') && shop.distanceKm !== null;
  return html`<label class="tick shop"><input type="radio" name="shop" value="${shop.id}"${shop.id === typed.shopId && html` checked`}><span class="grow"><b>${shop.name}</b><small>${about}</small></span>${isFar && html`<span class="km">${formatDistance(shop.distanceKm ?? 0, distanceUnit, locale)}</span>`}</label>
`;
}

/** A field with its current input and error. */
function fieldMarkup(page: PageForm, field: FormField, isRequired: boolean): Html {
  const { key } = field;
  const id = `f-${key}`;
  const fault = page.faults.get(key);
  const help = page.text(`field.${key}.help`);
  const label = html`${page.text(`field.${key}.label`) || key}${isRequired && html` <span class="must" aria-hidden="true">*</span>`}`;
  const describedBy = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const state = html`${isRequired && html` required`}${fault && html` aria-invalid="true"`}${describedBy && html` aria-describedby="${describedBy}"`}`;
  const around = html`${help && html`<small id="${id}-help">${help}</small>`}${fault && html`<p class="fault" id="${id}-fault">${fault}</p>`}`;
  const half = field.half ? ' half' : '';
  if (field.type === 'consent')
    return html`<div class="field"><label class="tick"><input type="checkbox" id="${id}" name="${ANSWER}${key}" value="yes"${isTicked(page, key, 'yes') && html` checked`}${state}><span>${label}</span></label>${around}</div>`;
  if (field.type === 'radio' || field.type === 'checkbox')
    return html`<fieldset class="field" id="${id}"${describedBy && html` aria-describedby="${describedBy}"`}><legend>${label}</legend>
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
<small>${page.t('forms:page.fileHint', { kinds: fileKindsLabel(kinds), size: LEAD_FILE_BYTES / MEGABYTE })}</small>`;
  if (type === 'select')
    return html`<select id="${id}" name="${name}"${multiple && html` multiple`}${state}>
${!multiple && html`<option value="">${page.t('forms:page.choose')}</option>`}
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
  return html`<select id="${id}" name="${name}"${state}><option value="">${page.t('forms:page.choose')}</option>
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
