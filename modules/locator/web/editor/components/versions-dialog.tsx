import {
  getLocatorVersionCall,
  type Locator,
  listLocatorsCall,
  listLocatorVersionsCall,
  restoreLocatorVersionCall,
} from '#modules/locator/contract/locator-calls.ts';
import { getLocatorChoicesCall } from '#modules/locator/contract/locator-choices.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { QueryBoundary, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { VersionsDialog } from '#platform/web/record/versions-dialog.tsx';
import { describeField, differingLines } from '../data/describe-field.ts';
import { changedFields } from '../data/editor-draft.ts';
import { FIELD_NAMES } from '../data/field-names.ts';
import classes from './versions-dialog.module.css';

const SHOWN_LINES = 20;

const SHOWN_FIELDS = 6;

/** Published versions with date, user and changed fields; differences from the current one, and restoring [LOC-03]. */
export default function LocatorVersionsDialog({
  locator,
  unsaved,
  onRestored,
  onClose,
}: {
  locator: Locator;
  /** Changes that a restore drops. */
  unsaved: number;
  onRestored: (locator: Locator) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const confirm = useConfirm();
  const names: Readonly<Record<string, string>> = useNames(FIELD_NAMES);
  const { slug } = locator;
  const versions = useCall(listLocatorVersionsCall, { params: { slug } });
  const restoring = useCallMutation(restoreLocatorVersionCall, {
    changes: [listLocatorsCall, listLocatorVersionsCall],
  });
  const restore = async (version: number) => {
    const isSure = await confirm({
      title: t('locator:editor.versions.question', { version }),
      lost:
        unsaved > 0
          ? t('locator:editor.versions.lost', { count: unsaved, next: locator.version + 1 })
          : t('locator:editor.versions.becomes', { next: locator.version + 1 }),
      keep: t('locator:editor.versions.keep', { version: locator.version }),
      act: t('locator:editor.versions.restore', { version }),
    });
    if (!isSure) return;
    const restored = await restoring.mutateAsync({ params: { slug, version } });
    showToast({ text: t('locator:editor.versions.restored', { version }) });
    onRestored(restored);
  };
  const changedNames = (changed: readonly string[]) => {
    const known = changed.flatMap((field) => names[field] ?? []);
    const more = known.length - SHOWN_FIELDS;
    const shown = known.slice(0, SHOWN_FIELDS).join(', ');
    return more > 0 ? t('locator:editor.versions.more', { shown, count: more }) : shown;
  };
  return (
    <VersionsDialog
      texts={{
        title: t('locator:editor.versions.title'),
        help: t('locator:editor.versions.help'),
        close: t('locator:editor.versions.close'),
        restore: (version) => t('locator:editor.versions.restore', { version }),
      }}
      query={versions}
      current={locator.version}
      isWide
      isBusy={restoring.isPending}
      rowOf={({ version, savedAt, by, restoredFrom, changed }) => ({
        name: t('locator:editor.version', { version }),
        saved: [moment(savedAt), by].filter(Boolean).join(', '),
        about: [
          version === locator.version && t('locator:editor.versions.current'),
          restoredFrom !== null && t('locator:editor.versions.from', { version: restoredFrom }),
          changedNames(changed),
        ]
          .filter(Boolean)
          .join(' · '),
      })}
      compare={(version) => <VersionDifference locator={locator} version={version} />}
      onRestore={restore}
      onClose={onClose}
    />
  );
}

/** Field-by-field changes of a restore: the published value and the old one. */
function VersionDifference({ locator, version }: { locator: Locator; version: number }) {
  const { t } = useTranslation();
  const names = useNames(FIELD_NAMES);
  const { nameOf: nameOfCountry } = useCountryNames();
  const nameOfLocale = useLanguageNames();
  const { slug, name, host, config } = locator;
  const choices = useCall(getLocatorChoicesCall, { params: { slug } }).data;
  const then = useCall(getLocatorVersionCall, { params: { slug, version } });
  const formatters = { t, choices, nameOfCountry, nameOfLocale };
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
                    describeField(field, config, formatters),
                    describeField(field, older, formatters),
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
