import type { ReactNode } from 'react';
import {
  type ProductLookup,
  splitReferences,
} from '#modules/touchpoints/contract/product-lookup.ts';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { Note, RegionError } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import type { WizardStep } from '#platform/web/wizard/wizard-state.ts';
import {
  isRefused,
  type Lookups,
  type ProductDraft,
  refusedFirst,
  replaceReference,
} from '../data/product-draft.ts';
import classes from './lookup.module.css';
import { LookupPanel } from './lookup-panel.tsx';
import { LookupRepair } from './lookup-repair.tsx';
import { LookupRow } from './lookup-row.tsx';

/** Lookup results: refused references first, each with its reason and fix [TP-04]. */
export function useLookupStep({
  client,
  base,
  brandLocales,
  draft,
  change,
  lookups,
  onCorrect,
}: {
  client: CurrentClient;
  base: string;
  brandLocales: readonly string[];
  draft: ProductDraft;
  change: (part: Partial<ProductDraft>) => void;
  lookups: Lookups;
  /** Back to the input of references, with this one selected. */
  onCorrect: (reference: string) => void;
}): WizardStep<ProductDraft> {
  const { t } = useTranslation();
  const { number } = useFormat();
  const found = lookups.found ?? [];
  const good = found.filter((one) => !isRefused(one));
  const total = splitReferences(draft.text).length;
  const out = Math.max(0, total - good.length);
  const counts = { good: number(good.length), total: number(total) };
  return {
    id: 'lookup',
    name: t('touchpoints:creation.lookup'),
    question:
      lookups.found === undefined
        ? t('touchpoints:creation.lookupAsking')
        : t('touchpoints:creation.lookupQuestion', counts),
    help: t('touchpoints:creation.lookupHelp'),
    fields: ['digitalLinks'],
    ...(lookups.found && {
      said: (
        <>
          {t('touchpoints:creation.nothingYet')}{' '}
          {out > 0 && (
            <MarkedText
              text={t('touchpoints:creation.skipped', { count: out, formatted: number(out) })}
            />
          )}
        </>
      ),
      onward: t('touchpoints:creation.confirmMany', { count: good.length, formatted: counts.good }),
    }),
    async check() {
      const lookedUp = await lookups.ask();
      return lookedUp.some((one) => !isRefused(one))
        ? []
        : [{ field: 'lookup', message: t('touchpoints:creation.noneGood') }];
    },
    summary: ({ digitalLinks }) => [
      { label: t('touchpoints:creation.willBe'), value: counts.good },
      {
        label: t('touchpoints:creation.stayOut'),
        value: number(out),
      },
      ...(digitalLinks.length > 0
        ? [
            {
              label: t('touchpoints:creation.digitalLinks'),
              value: number(digitalLinks.length),
            },
          ]
        : []),
    ],
    panel: <LookupPanel found={found} brandLocales={brandLocales} draft={draft} change={change} />,
    content: ({ problemOf }) => {
      if (lookups.error)
        return <RegionError error={lookups.error} onRetry={() => void lookups.ask()} />;
      if (lookups.found === undefined) return <SkeletonRows rows={8} />;
      return (
        <LookupTable
          base={base}
          brandLocales={brandLocales}
          found={found}
          problem={problemOf('lookup')}
          repairOf={(lookup) => (
            <LookupRepair
              client={client}
              lookup={lookup}
              onReplace={(wrong, right) =>
                change({ text: replaceReference(draft.text, wrong, right) })
              }
              onCorrect={onCorrect}
              onFixed={lookups.again}
            />
          )}
        />
      );
    },
  };
}

/** One row per reference: OK with its short URL, KO with its reason [TP-04]. */
function LookupTable({
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
