import { useTranslation } from 'react-i18next';
import type { ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { CheckboxField } from '#platform/web/fields/checkbox-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { isRefused, type ProductDraft, reasonsOf, withGtin } from '../data/product-draft.ts';
import classes from './creation.module.css';
import { REASON_NAMES } from './reason-names.ts';

/** How many will be, why the others will not, and which of them can be GS1 Digital Links [TP-04] [TP-11]. */
export function LookupPanel({
  found,
  draft,
  change,
}: {
  found: readonly ProductLookup[];
  draft: ProductDraft;
  change: (part: Partial<ProductDraft>) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const refused = found.filter(isRefused);
  const good = found.length - refused.length;
  const linkable = withGtin(found).map(({ reference }) => reference);
  const isLinked = linkable.length > 0 && linkable.every((one) => draft.digitalLinks.includes(one));
  return (
    <div className={classes.result}>
      <h2>{t('touchpoints:creation.result')}</h2>
      <p className={classes.figure}>
        <strong>{number(good)}</strong>
        {t('touchpoints:creation.willBeCreated', { count: good })}
      </p>
      {found.length > 0 && (
        <div className={classes.bar} aria-hidden="true">
          {good > 0 && <span style={{ flex: good }} />}
          {refused.length > 0 && <span className={classes.out} style={{ flex: refused.length }} />}
        </div>
      )}
      <KeyValues
        rows={reasonsOf(found).map(([reason, count]) => ({
          key: reason,
          label: t(REASON_NAMES[reason]),
          value: number(count),
        }))}
      />
      {refused.length > 0 && (
        <p className={classes.quiet}>
          {t('touchpoints:creation.copyRefused', {
            count: refused.length,
            formatted: number(refused.length),
          })}
          <CopyButton
            value={refused.map(({ reference }) => reference).join('\n')}
            label={t('touchpoints:creation.copyRefused', {
              count: refused.length,
              formatted: number(refused.length),
            })}
          />
        </p>
      )}
      <h2>{t('touchpoints:creation.whatNext')}</h2>
      <p className={classes.quiet}>{t('touchpoints:creation.builtWithinHour')}</p>
      {linkable.length > 0 && (
        <CheckboxField
          label={t('touchpoints:creation.makeDigitalLinks', {
            count: linkable.length,
            formatted: number(linkable.length),
          })}
          help={t('touchpoints:creation.digitalLinkHelp')}
          value={isLinked}
          onChange={(isWanted) => change({ digitalLinks: isWanted ? linkable : [] })}
        />
      )}
    </div>
  );
}
