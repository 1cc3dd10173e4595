import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { refusedFirst } from '../data/product-draft.ts';
import classes from './creation.module.css';
import { LookupRepair } from './lookup-repair.tsx';
import { LookupWhy } from './lookup-why.tsx';

/** A line for each reference: OK with its short URL, KO with its reason over the whole width [TP-04]. */
export function LookupTable({
  client,
  base,
  found,
  problem,
  onReplace,
  onCorrect,
  onMended,
}: {
  client: CurrentClient;
  base: string;
  found: readonly ProductLookup[];
  problem: ReactNode;
  onReplace: (wrong: string, right: string) => void;
  onCorrect: (reference: string) => void;
  onMended: () => Promise<void>;
}) {
  const { t } = useTranslation();
  return (
    <>
      {problem && <Note tone="bad">{problem}</Note>}
      <table className={classes.lookups}>
        <thead>
          <tr>
            <th scope="col">{t('touchpoints:creation.verdict')}</th>
            <th scope="col">{t('touchpoints:field.sku')}</th>
            <th scope="col">{t('touchpoints:type.product')}</th>
            <th scope="col">{t('touchpoints:column.shortUrl')}</th>
          </tr>
        </thead>
        <tbody>
          {refusedFirst(found).map((lookup) => (
            <tr key={lookup.reference} data-status={lookup.status}>
              <td>
                <span className={classes.verdict} data-status={lookup.status}>
                  <Icon
                    of={lookup.status === 'OK' ? IconCircleCheckFilled : IconCircleXFilled}
                    size={13}
                  />
                  {lookup.status}
                </span>
              </td>
              <th scope="row" className={classes.reference}>
                {lookup.reference}
              </th>
              {lookup.status === 'OK' ? (
                <>
                  <td className={classes.wide}>{lookup.product?.name}</td>
                  <td className={classes.wide}>
                    <span className={classes.quiet}>{base}</span>
                    {lookup.proposedSuffix}
                  </td>
                </>
              ) : (
                <>
                  <td className={classes.wide}>
                    {lookup.product && (
                      <span className={`${classes.name} ${classes.quiet}`}>
                        {lookup.product.name}
                      </span>
                    )}
                    <LookupWhy lookup={lookup} />
                  </td>
                  <td className={classes.end}>
                    <LookupRepair
                      client={client}
                      lookup={lookup}
                      onReplace={onReplace}
                      onCorrect={onCorrect}
                      onMended={onMended}
                    />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
