import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import type { CodeFormat, CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import type { GuardCheck } from '#modules/touchpoints/contract/print-guard.ts';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { WhichTouchpoints } from '#modules/touchpoints/contract/touchpoint.ts';
import { notFound } from '#platform/contract/problems.ts';
import { trimCharacter } from '#platform/contract/text/text.ts';
import type { Config } from '#platform/server/config.ts';
import { chosenTouchpoints, touchpointsWithTotals } from '../search/search-filter-sql.ts';
import { shortUrlBase, suffixCodeAddress } from '../short-url.ts';
import type { Context } from '../tables.ts';
import type { CodeLabel } from './vector-code.ts';

/** A code as last built, with everything its print depends on. */
export interface StoredCode {
  id: string;
  suffix: string;
  /** Suffixes with the same destination, each with a separate code. */
  furtherSuffixes: string[];
  gtin: string | null;
  sku: string | null;
  quantity: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  visitCap: number | null;
  visits: number;
  address: string;
  digitalLink: boolean;
  style: CodeStyle;
  /** Findings that a user has accepted, with the style and minimum size they apply to. */
  overrule: { checks: GuardCheck[]; style: CodeStyle; sideMm: number } | null;
}

/** The chosen touchpoints without deleted ones, because their codes would have no destination. */
export function printableTouchpointsSql(
  which: WhichTouchpoints,
  clientId: string,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${chosenTouchpoints(which, clientId)} and touchpoint.deleted_at is null`;
}

/** Matching codes, ordered by id; over `touchpointsWithTotals`. */
export async function readStoredCodes(
  { db }: Pick<Context, 'db'>,
  { fit, after, limit }: { fit: RawBuilder<SqlBool>; after: string; limit: number },
): Promise<StoredCode[]> {
  const { rows } = await sql<StoredCode>`
    select touchpoint.id, touchpoint.suffix,
      array(
        select further.suffix from touchpoints.suffixes as further
        where further.client_id = touchpoint.client_id and further.touchpoint_id = touchpoint.id
          and not further.main
        order by further.suffix_key
      ) as "furtherSuffixes", touchpoint.gtin, touchpoint.sku, touchpoint.quantity,
      touchpoint.starts_at as "startsAt", touchpoint.ends_at as "endsAt", touchpoint.visit_cap as "visitCap",
      coalesce(total.visits, 0) as visits, touchpoint.code_address as address,
      touchpoint.digital_link as "digitalLink", touchpoint.code_style as style,
      case when overrule.touchpoint_id is not null then jsonb_build_object(
        'checks', overrule.checks, 'style', overrule.code_style, 'sideMm', overrule.side_mm) end as overrule
    from ${touchpointsWithTotals}
    left join touchpoints.print_overrules as overrule
      on overrule.client_id = touchpoint.client_id and overrule.touchpoint_id = touchpoint.id
    where ${fit} and touchpoint.id > ${after}
    order by touchpoint.id limit ${limit}`.execute(db);
  return rows;
}

export async function readStoredCode(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
): Promise<StoredCode> {
  const fit = sql<SqlBool>`touchpoint.client_id = ${clientId} and touchpoint.id = ${id}`;
  const [storedCode] = await readStoredCodes({ db }, { fit, after: '', limit: 1 });
  if (!storedCode) throw notFound();
  return storedCode;
}

/** A code is labelled with its short URL, without the scheme. */
export function codeLabel(
  { suffix, address }: Pick<StoredCode, 'suffix' | 'address'>,
  brand: Brand,
  suiteConfig: Pick<Config, 'publicUrl'>,
): CodeLabel {
  const title = `${shortUrlBase(brand, suiteConfig)}${suffix}`.replace(/^https?:\/\//, '');
  return { title, description: address };
}

/** The code of one of the suffixes. Further suffixes use the style of the main code with their own short URL. */
export function findSuffixCode(
  storedCode: StoredCode,
  given: { suffix: string; brand: Brand; suite: Pick<Config, 'publicUrl'> },
): StoredCode | undefined {
  const key = suffixKey(given.suffix);
  if (key === suffixKey(storedCode.suffix)) return storedCode;
  const suffix = storedCode.furtherSuffixes.find((one) => suffixKey(one) === key);
  if (suffix === undefined) return undefined;
  const address = suffixCodeAddress(suffix, given.brand, given.suite);
  return { ...storedCode, suffix, address, digitalLink: false };
}

/** Accepted findings; they only apply to the same style and at least the same print size. */
export function overruledChecks(
  { overrule }: Pick<StoredCode, 'overrule'>,
  { style, sideMm }: { style: CodeStyle; sideMm: number },
): readonly GuardCheck[] {
  if (!overrule || sideMm < overrule.sideMm) return [];
  return isDeepStrictEqual(overrule.style, style) ? overrule.checks : [];
}

/** `ma-example_cocotte-26.svg`. Suffixes are letters and digits and unique per brand ignoring case. */
export function codeFileName(
  { shortUrlBase, brandId }: Pick<Brand, 'shortUrlBase' | 'brandId'>,
  suffix: string,
  extension: CodeFormat | 'proof.pdf',
): string {
  const place = (shortUrlBase ?? brandId).toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${trimCharacter(place, '-')}_${suffix}.${extension}`;
}
