import { useQuery } from '@tanstack/react-query';
import type { FilterFields } from '#platform/contract/lists/filter-condition.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { firstQuestion, type Listing } from './listing.ts';
import classes from './near-misses.module.css';
import { nearestNames, shortenedSearch } from './nearest-names.ts';

const SHOWN = 5;
const READ = 50;

/** Shown below an empty search result: rows of the whole list with similar names. */
export default function NearMisses<
  Scope,
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
  Row extends object,
>({
  listing,
  scope,
  typed,
  onOpen,
}: {
  listing: Listing<Scope, Fields, View, Sort, Row>;
  scope: Scope;
  typed: string;
  onOpen: (href: string) => void;
}) {
  const { t } = useTranslation();
  const { hrefOf, nameOf, idOf } = listing;
  const q = shortenedSearch(typed);
  const { data } = useQuery({
    ...listing.ask(scope, {
      ...firstQuestion(listing.list),
      q,
      limit: Math.min(READ, listing.list.pageSize),
    }),
    enabled: q !== '' && hrefOf !== undefined,
  });
  const near = data ? nearestNames(typed, data.items, nameOf).slice(0, SHOWN) : [];
  if (near.length === 0 || !hrefOf) return null;
  return (
    <div className={classes.near}>
      <span>{t('platform:table.didYouMean')}</span>
      <ul>
        {near.map((row) => {
          const href = hrefOf(scope, row);
          if (href === undefined) return null;
          return (
            <li key={idOf(row)}>
              <a
                href={href}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onOpen(href);
                }}
              >
                {nameOf(row)}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
