import type { Locale } from '#platform/contract/locale.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { StoredPersonalData } from '#platform/server/persons/personal-data-handler.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

/** Stored data of a person as a plain page: no scripts, no external resources. */
export function personPage(
  held: readonly StoredPersonalData[],
  given: { locale: Locale; timeZone: string; madeAt: Date; translate: Translate },
): string {
  const { locale, timeZone, madeAt, translate } = given;
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const codes = new Map([
    ['profile-hub:standard.country', new Intl.DisplayNames(locale, { type: 'region' })],
    ['profile-hub:standard.locale', new Intl.DisplayNames(locale, { type: 'language' })],
  ]);
  const shown = (key: string, value: unknown): string | Html => {
    if (value instanceof Date) return moment.format(value);
    if (typeof value === 'boolean')
      return translate(value ? 'platform:person.yes' : 'platform:person.no');
    if (typeof value === 'object')
      return html`<details><summary>${translate('profile-hub:data.raw')}</summary><pre>${JSON.stringify(value, null, 2)}</pre></details>`;
    const text = String(value);
    if (ISO.test(text)) return moment.format(new Date(text));
    if (DAY.test(text)) return day.format(new Date(text));
    if (key === 'origin') return translate(`profile-hub:segment.origin.${text}`);
    if (key === 'blockReason') return translate(`profile-hub:block.reason.${text}`);
    if (GENDER.test(text)) return translate(text);
    return nameOf(codes.get(key), text);
  };
  const labelOf = (key: string) => {
    if (STANDARD.test(key)) return translate(key);
    const text = translate(`platform:person.field.${key}`);
    return text.startsWith('person.field.') ? key : text;
  };
  const title = translate('profile-hub:data.title');
  return html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#16241f}
h2{margin-top:2.5rem;border-bottom:1px solid #cfd6d2}dl{display:grid;grid-template-columns:14rem 1fr;gap:.25rem 1rem;padding:.75rem 0;border-bottom:1px solid #e6eae8}
pre{white-space:pre-wrap}dt{color:#5a6a63}dd{margin:0;overflow-wrap:anywhere}</style></head>
<body><h1>${title}</h1><p>${translate('profile-hub:data.intro', { date: moment.format(madeAt) })}</p>
${contactFirst(held).map(
  ({ what, records }) => html`<h2>${translate(what)}</h2>
${records.map(
  (record) =>
    html`<dl>${Object.entries(record)
      .filter(([key, value]) => !TECHNICAL.test(key) && value !== null && value !== '')
      .map(([key, value]) => html`<dt>${labelOf(key)}</dt><dd>${shown(key, value)}</dd>`)}</dl>`,
)}`,
)}</body></html>`.markup;
}

/** Technical values are only in data.json. */
const TECHNICAL = /^(version|known|ref)$|(^|_)id$/;
const STANDARD = /^profile-hub:standard\./;
const GENDER = /^profile-hub:gender\./;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The contact itself, then what hangs on it, then what other parts of the suite hold. */
function contactFirst(held: readonly StoredPersonalData[]): readonly StoredPersonalData[] {
  const place = ({ what }: StoredPersonalData) =>
    what === 'profile-hub:erase.what.contacts' ? 0 : what.startsWith('profile-hub:') ? 1 : 2;
  return held.toSorted((a, b) => place(a) - place(b));
}

/** A code that the language has no name for stays as it is. */
function nameOf(names: Intl.DisplayNames | undefined, code: string): string {
  try {
    return names?.of(code) ?? code;
  } catch {
    return code;
  }
}
