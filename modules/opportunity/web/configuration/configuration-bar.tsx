import { Button } from '@mantine/core';
import { SaveShortcutButton, useSaveShortcut } from '#platform/web/fields/form/save-shortcut.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import { type ConfigTab, changedRuleValue } from './data/configuration-draft.ts';
import { TAB_NAMES, useRuleTexts } from './data/configuration-labels.ts';
import { useEditing } from './data/editing-context.tsx';
import { usePreviewAreas } from './data/use-preview-areas.ts';

const NAMED_AREAS = 2;

/** Appears with the first change. Shows errors and their place, the changes, Discard and Save [OPP-08]. */
export function ConfigurationBar({
  clientId,
  tab,
  onGoTo,
}: {
  clientId: string;
  tab: ConfigTab;
  onGoTo: (path: string) => void;
}) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const names = useNames(TAB_NAMES);
  const { wrong, changed, isSaving, save, discard } = useEditing();
  const change = useChangeText(clientId);
  const saveNow = async () => {
    const place = await save();
    if (place !== undefined) onGoTo(place);
  };
  useSaveShortcut(saveNow);
  const first = wrong.find((one) => one.tab === tab) ?? wrong[0];
  if (changed.length === 0 && !first) return null;
  const tabs = [...new Set(wrong.map((one) => one.tab))];
  return (
    <ActionBar label={t('platform:save.label')}>
      <ActionBarMessage>
        {first && (
          <>
            <b>{t('opportunity:configuration.invalid')}.</b>{' '}
            {list(
              tabs.map((one) =>
                t('opportunity:configuration.wrongIn', {
                  count: wrong.filter((place) => place.tab === one).length,
                  tab: names[one],
                }),
              ),
            )}
            .{' '}
          </>
        )}
        {changed.length > 0 && change}
      </ActionBarMessage>
      <Button variant="subtle" disabled={isSaving} onClick={discard}>
        {t('platform:save.discard')}
      </Button>
      {first && (
        <Button variant="default" onClick={() => onGoTo(first.path)}>
          {t('opportunity:configuration.goTo')}
        </Button>
      )}
      <SaveShortcutButton isBusy={isSaving} onSave={saveNow}>
        {t('platform:save.save')}
      </SaveShortcutButton>
    </ActionBar>
  );
}

/**
 * Describes a single changed value in detail ("Changed: from 6% to 5%, Normandie and Saarland change colour."), several
 * changes by their tabs.
 */
function useChangeText(clientId: string): string {
  const { t } = useTranslation();
  const { list } = useFormat();
  const names = useNames(TAB_NAMES);
  const { base, draft, changed } = useEditing();
  const { recoloured } = usePreviewAreas(clientId);
  const { valueText } = useRuleTexts();
  const value = changedRuleValue(base.config, draft);
  if (!value || value.to === null)
    return t('opportunity:configuration.changed', {
      what: list(changed.map((one) => names[one])),
    });
  const values = {
    from: valueText(value.measure, value.from),
    to: valueText(value.measure, value.to),
  };
  if (recoloured.length === 0) return t('opportunity:configuration.changedValue', values);
  const more = recoloured.length - NAMED_AREAS;
  const named = recoloured.slice(0, NAMED_AREAS);
  const areas =
    more > 0 ? [...named, t('opportunity:configuration.moreAreas', { count: more })] : named;
  return t('opportunity:configuration.recoloured', {
    ...values,
    count: recoloured.length,
    areas: list(areas),
  });
}
