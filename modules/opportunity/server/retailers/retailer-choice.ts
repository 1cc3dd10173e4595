import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Map filters for retailers. */
export interface RetailerChoice {
  affiliations?: readonly string[] | undefined;
  /** Activities, or sub-activities as `activity/sub-activity`. */
  activities?: readonly string[] | undefined;
  types?: readonly string[] | undefined;
  /** Retailers visible to a reader restricted to locations; all if omitted. */
  visible?: ReadonlySet<string> | undefined;
}

/** SQL condition for `opportunity.retailers` that match the map filters [OPP-03]. */
export function retailerFits(
  alias: string,
  { affiliations, activities, types }: Omit<RetailerChoice, 'visible'>,
): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const conditions = [
    ...(affiliations ? [sql`${column('affiliation')} = any (${affiliations}::text[])`] : []),
    ...(types ? [sql`${column('type')} = any (${types}::text[])`] : []),
    ...(activities
      ? [
          sql`(${column('activity')} = any (${activities}::text[])
            or ${column('activity')} || '/' || ${column('sub_activity')} = any (${activities}::text[]))`,
        ]
      : []),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}
