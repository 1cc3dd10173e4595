import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import {
  type ConversionFilters,
  conversionBreakdownCall,
  conversionFileCall,
  getConversionCall,
} from '#modules/leads/contract/conversion/conversion.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { isBoundToLocations } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import type { Membership } from '#platform/server/sessions/principal.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import { conversionHeader, conversionRows } from '../conversion/conversion-rows.ts';
import { readBreakdown } from '../conversion/read-breakdown.ts';
import { type ConversionQuestion, readConversion } from '../conversion/read-conversion.ts';
import { route } from '../route.ts';

interface Asked {
  db: Db;
  app: App;
  membership: Membership;
  query: ConversionFilters & { by: 'volume' | 'value' };
}

/** By volume leads of all currencies count, so none can be chosen; by value those of one. */
async function questionOf({ db, app, membership, query }: Asked): Promise<ConversionQuestion> {
  const { clientId, role } = membership;
  const { by, forms, countries, locations, sources } = query;
  if (by === 'volume' && query.currency)
    throw invalidInput([{ field: 'query.currency', code: 'invalid' }]);
  const own = async () =>
    (await app.ports.ask(findBrand, { clientId }, { db, app }))?.currency ?? 'EUR';
  const currency = by === 'value' ? (query.currency ?? (await own())) : undefined;
  return {
    clientId,
    filters: { forms, countries, locations, sources, currency },
    isBound: isBoundToLocations(role),
    at: new Date(),
  };
}

export const getConversionRoute = route(getConversionCall, async (called) =>
  readConversion(called, await questionOf(called)),
);

export const conversionBreakdownRoute = route(conversionBreakdownCall, async (called) => {
  const { of, sortBy, sortDesc, page, limit } = called.query;
  const asked = { of, sortBy, sortDesc, page, limit };
  const { locale } = called.principal;
  return readBreakdown(called, { ...(await questionOf(called)), asked, locale });
});

export const conversionFileRoute = route(conversionFileCall, async (called) => {
  const { app, membership, query, principal } = called;
  const { locale } = principal;
  const { format } = query;
  const translate = app.texts.translator(locale);
  const question = { ...(await questionOf(called)), locale };
  return {
    fileName: datedFileName('conversion', format, membership.timeZone),
    contentType: FILE_KINDS[format].contentType,
    stream: writeSheet({
      format,
      title: translate('leads:menu.conversion'),
      header: conversionHeader(translate),
      rows: await conversionRows(called, question, translate),
      reader: locale,
    }),
  };
});
