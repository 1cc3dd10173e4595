import type { Locale } from '#platform/contract/locale.ts';
import { html } from '#platform/server/http/html.ts';
import type { HeldOfPerson } from '#platform/server/persons/person-holder.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

/** What is held of a person, to be read without any program but a browser: no script, nothing from elsewhere. */
export function personPage(
  held: readonly HeldOfPerson[],
  { locale, madeAt, translate }: { locale: Locale; madeAt: Date; translate: Translate },
): string {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const shown = (value: unknown): string => {
    if (value instanceof Date) return moment.format(value);
    if (typeof value === 'string' && ISO.test(value)) return moment.format(new Date(value));
    if (typeof value === 'boolean')
      return translate(value ? 'platform:person.yes' : 'platform:person.no');
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  const labelOf = (key: string) => {
    const text = key.includes(':') ? translate(key) : translate(`platform:person.field.${key}`);
    return text.startsWith('person.field.') ? key : text;
  };
  const title = translate('profile-hub:data.title');
  return html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#16241f}
h2{margin-top:2.5rem;border-bottom:1px solid #cfd6d2}dl{display:grid;grid-template-columns:14rem 1fr;gap:.25rem 1rem;padding:.75rem 0;border-bottom:1px solid #e6eae8}
dt{color:#5a6a63}dd{margin:0;overflow-wrap:anywhere}</style></head>
<body><h1>${title}</h1><p>${translate('profile-hub:data.intro', { date: moment.format(madeAt) })}</p>
${held.map(
  ({ what, records }) => html`<h2>${translate(what)}</h2>
${records.map(
  (record) =>
    html`<dl>${Object.entries(record)
      .filter(([key, value]) => !TECHNICAL.test(key) && value !== null && value !== '')
      .map(([key, value]) => html`<dt>${labelOf(key)}</dt><dd>${shown(value)}</dd>`)}</dl>`,
)}`,
)}</body></html>`.markup;
}

/** What only a program can use stands in data.json. */
const TECHNICAL = /^(version|known|ref)$|(^|_)id$/;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
