import { z } from 'zod';
import {
  DEVICES,
  type Device,
  VISIT_KINDS,
  type VisitKind,
} from '#modules/touchpoints/contract/statistics.ts';

/** A visit to a short URL. It contains no personal data: no IP address and no browser, only countable values. */
export interface Visit {
  /** A UUID that the landing page passes on. */
  id: string;
  at: Date;
  clientId: string;
  touchpointId: string;
  /** SKU of the product, if there is one. */
  sku: string | null;
  /** The suffix that was used, possibly a further one. */
  suffix: string;
  kind: VisitKind;
  /** Two letters, lower case if only derived from the language (visit-country.ts); empty if unknown. */
  country: string;
  device: Device;
}

/**
 * Country of a visit: upper case from the network, lower case from the visitor's language only, empty if unknown.
 * Visits counted before this distinction are in upper case.
 */
export function countryByLanguage(code: string): string {
  return code.toLowerCase();
}

export function isByLanguage(storedCountry: string): boolean {
  return storedCountry !== storedCountry.toUpperCase();
}

/** Two capital letters, from any source; empty if unknown. */
export function countryCode(storedCountry: string): string {
  return storedCountry.toUpperCase();
}

const lineSchema = z.tuple([
  z.guid(),
  // Until the year 9999, the limit of the database.
  z.number().int().min(0).max(253_402_300_799_999),
  z.guid(),
  z.string(),
  z.string().nullable(),
  z.string(),
  z.enum(VISIT_KINDS),
  z.string(),
  z.enum(DEVICES),
]);

/** A list instead of an object, because it is written for every visit. An incomplete line cannot be parsed. */
export function serializeVisit(visit: Visit): string {
  const { id, at, clientId, touchpointId, sku, suffix, kind, country, device } = visit;
  // Written for every visit: only user-defined values can contain characters that JSON escapes.
  return `["${id}",${at.getTime()},"${clientId}",${JSON.stringify(touchpointId)},${JSON.stringify(sku)},${JSON.stringify(suffix)},"${kind}","${country}","${device}"]\n`;
}

/** Undefined if the line is incomplete or invalid. */
export function parseVisit(line: string): Visit | undefined {
  const { success, data } = lineSchema.safeParse(parsed(line));
  if (!success) return undefined;
  const [id, at, clientId, touchpointId, sku, suffix, kind, country, device] = data;
  return { id, at: new Date(at), clientId, touchpointId, sku, suffix, kind, country, device };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
