import { useTranslation } from 'react-i18next';
import { getLocatorVersionCall, type Locator } from '#modules/locator/contract/locator-calls.ts';
import { getLocatorChoicesCall } from '#modules/locator/contract/locator-choices.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton-rows.tsx';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { describeField, differingLines } from '../data/describe-field.ts';
import { changedFields } from '../data/editor-draft.ts';
import { FIELD_NAMES } from '../data/field-names.ts';
import { useLanguageNames } from '../data/use-language-names.ts';
import classes from './versions-dialog.module.css';

const SHOWN_LINES = 20;

/** Field-by-field changes of a restore: the published value and the old one. */
export function VersionDifference({ locator, version }: { locator: Locator; version: number }) {
  const { t } = useTranslation();
  const names = useNames(FIELD_NAMES);
  const { nameOf: nameOfCountry } = useCountryNames();
  const nameOfLocale = useLanguageNames();
  const { slug, name, host, config } = locator;
  const choices = useCall(getLocatorChoicesCall, { params: { slug } }).data;
  const then = useCall(getLocatorVersionCall, { params: { slug, version } });
  const words = { t, choices, nameOfCountry, nameOfLocale };
  return (
    <div className={classes.difference}>
      <QueryBoundary query={then} loading={<SkeletonRows />}>
        {({ config: older }) => {
          const changed = changedFields({ ...config, name, host }, { ...older, name, host });
          if (changed.length === 0) return <p>{t('locator:editor.versions.same')}</p>;
          return (
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('locator:editor.versions.field')}</th>
                  <th scope="col">{t('locator:editor.versions.now')}</th>
                  <th scope="col">{t('locator:editor.version', { version })}</th>
                </tr>
              </thead>
              <tbody>
                {(changed as (keyof LocatorConfig)[]).map((field) => {
                  const { removed, added } = differingLines(
                    describeField(field, config, words),
                    describeField(field, older, words),
                  );
                  return (
                    <tr key={field}>
                      <th scope="row">{names[field]}</th>
                      <Lines lines={removed} />
                      <Lines lines={added} />
                    </tr>
                  );
                })}
              </tbody>
            </table>
          );
        }}
      </QueryBoundary>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation();
  const more = lines.length - SHOWN_LINES;
  return (
    <td>
      {lines.length === 0 && <span className={classes.empty}>—</span>}
      {lines.slice(0, SHOWN_LINES).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one value, never reordered
        <div key={index}>{line}</div>
      ))}
      {more > 0 && <small>{t('locator:editor.versions.moreLines', { count: more })}</small>}
    </td>
  );
}
