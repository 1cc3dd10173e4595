import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { refusedFirst } from '../data/product-draft.ts';
import classes from './lookup.module.css';
import { LookupRow } from './lookup-row.tsx';

/** A line for each reference: OK with its short URL, KO with its reason over the whole width [TP-04]. */
export function LookupTable({
  base,
  brandLocales,
  found,
  problem,
  repairOf,
}: {
  base: string;
  brandLocales: readonly string[];
  found: readonly ProductLookup[];
  problem: ReactNode;
  /** Renders the fix for a refused reference. */
  repairOf: (lookup: ProductLookup) => ReactNode;
}) {
  const { t } = useTranslation();
  const longest = Math.max(...found.map(({ reference }) => reference.length));
  return (
    <div className={classes.place}>
      {problem && <Note tone="bad">{problem}</Note>}
      <table className={classes.table} style={{ '--longest': longest }}>
        <colgroup>
          <col className={classes.verdictColumn} />
          <col className={classes.referenceColumn} />
          <col />
          <col className={classes.urlColumn} />
          <col className={classes.landingColumn} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('touchpoints:creation.verdict')}</th>
            <th scope="col">{t('touchpoints:field.sku')}</th>
            <th scope="col">{t('touchpoints:type.product')}</th>
            <th scope="col">{t('touchpoints:column.shortUrl')}</th>
            <th scope="col" className={classes.landing}>
              {t('touchpoints:creation.landingIn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {refusedFirst(found).map((lookup) => (
            <LookupRow
              key={lookup.reference}
              base={base}
              brandLocales={brandLocales}
              lookup={lookup}
              repair={repairOf(lookup)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
