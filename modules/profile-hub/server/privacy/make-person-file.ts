import { Readable } from 'node:stream';
import { eraseContacts } from '#modules/profile-hub/contract/permissions.ts';
import { type Locale, localeFromLanguageTags } from '#platform/contract/locale.ts';
import type { Role } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { StoredPersonalData } from '#platform/server/persons/persons.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { readPersonIdentifiers } from '../erasure/erase-contacts.ts';
import type { Context } from '../tables.ts';

/** Technical values are only in data.json. */
const TECHNICAL = /^(version|known|ref)$|(^|_)id$/;
const STANDARD = /^profile-hub:standard\./;
const GENDER = /^profile-hub:gender\./;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const LARGEST_BYTES = 100 * 1024 * 1024;
/** Long enough to forward it; short because it contains everything about a person. */
const RETENTION_SECONDS = 24 * 60 * 60;

/**
 * All data that the suite stores about a person [PH-17]: data.json for machines and a page in the person's language. It
 * uses the same sources as an erasure, so both cover the same data.
 */
export async function makePersonFile(
  { db, app }: Context,
  { clientId, contactId }: { clientId: string; contactId: string },
  asker: { userId: string; role: Role; locale: Locale; timeZone: string },
): Promise<{ path: string; name: string }> {
  const contact = await db
    .selectFrom('profile_hub.contacts')
    .select('locale')
    .where('client_id', '=', clientId)
    .where('id', '=', contactId)
    .executeTakeFirst();
  if (!contact) throw notFound();
  const person = await readPersonIdentifiers({ db }, clientId, [contactId]);
  const held = await app.persons.heldOf(person, { db, app });
  const locale = contact.locale ? localeFromLanguageTags([contact.locale]) : asker.locale;
  const madeAt = new Date();
  // Imported on demand, because data requests are rare.
  const { TextReader, Uint8ArrayWriter, ZipWriter } = await import('@zip.js/zip.js');
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  await zip.add('data.json', new TextReader(JSON.stringify({ madeAt, held }, null, 2)));
  const translate = app.texts.translator(locale);
  await zip.add(
    'data.html',
    new TextReader(personPage(held, { locale, madeAt, translate, timeZone: asker.timeZone })),
  );
  const bytes = await zip.close();
  const file = await app.files.put(db, {
    clientId,
    name: datedFileName('person', 'zip', asker.timeZone),
    stream: Readable.from([Buffer.from(bytes)], { objectMode: false }),
    maxBytes: LARGEST_BYTES,
    allow: ['zip'],
    ownerUserId: asker.userId,
    may: eraseContacts,
    madeAs: asker.role,
    expiresAt: new Date(Date.now() + RETENTION_SECONDS * 1000),
  });
  const path = app.files.link(file, { seconds: RETENTION_SECONDS, disposition: 'attachment' });
  return { path, name: file.name };
}

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

/** The contact first, then its related data, then data of other modules. */
function contactFirst(held: readonly StoredPersonalData[]): readonly StoredPersonalData[] {
  const place = ({ what }: StoredPersonalData) =>
    what === 'profile-hub:erase.what.contacts' ? 0 : what.startsWith('profile-hub:') ? 1 : 2;
  return held.toSorted((a, b) => place(a) - place(b));
}

/** A code without a name in this language is shown unchanged. */
function nameOf(names: Intl.DisplayNames | undefined, code: string): string {
  try {
    return names?.of(code) ?? code;
  } catch {
    return code;
  }
}
