import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getLocationCall } from '#modules/directory/contract/locations/manage-locations.ts';
import { RULES_LIMIT } from '#modules/forms/contract/limits.ts';
import type { RoutingRule } from '#modules/forms/contract/location-settings.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { RadioField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart } from '#platform/web/fields/editor-part.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { newCondition, useConditionables } from '../../data/conditions.ts';
import { useDraftLexicon } from '../../data/draft/draft-context.ts';
import { useDraftField, useFault } from '../../data/draft/use-draft-field.tsx';
import { useOpenedRule } from '../data/use-opened-rule.ts';
import classes from './localization.module.css';
import { LocationField } from './location-field.tsx';
import { RuleList } from './rule-list.tsx';

/** Requests go to the chosen or nearest store, unless a rule applies; the first matching rule decides. */
export function RoutingRules({ isLocated }: { isLocated: boolean }) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const { error: _, ...goesTo } = useDraftField('locationSettings', 'goesTo');
  const { value: rules, onChange } = useDraftField('locationSettings', 'rules');
  const offered = useConditionables();
  const opened = useOpenedRule('locationSettings.rules', rules);
  const [first] = offered;
  const add = () => {
    if (!first) return;
    // No store can be preselected, so the new rule shows an error until one is chosen.
    const rule: RoutingRule = {
      id: crypto.randomUUID(),
      when: [newCondition(first)],
      locationId: '',
    };
    onChange([...rules, rule]);
    opened.open(rule.id);
  };
  return (
    <EditorPart title={t(`forms:lexicon.${word}.whoGets`)}>
      {isLocated && (
        <RadioField
          {...goesTo}
          onChange={(value) => value && goesTo.onChange(value)}
          aria-label={t(`forms:lexicon.${word}.goesTo`)}
          isInline
          options={[
            { value: 'chosen', label: t('forms:editor.localization.chosen') },
            { value: 'nearest', label: t('forms:editor.localization.nearest') },
          ]}
        />
      )}
      <div className={section.head}>
        {rules.length > 0 && (
          <h3 className={classes.subtitle}>{t('forms:editor.localization.except')}</h3>
        )}
        <p className={section.note}>
          {rules.length > 0
            ? t('forms:editor.localization.firstDecides')
            : t('forms:editor.localization.noExceptions')}
        </p>
        <Button
          className={`${section.end} ${classes.add}`}
          variant="subtle"
          size="xs"
          disabled={!first || rules.length >= RULES_LIMIT}
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={add}
        >
          {t('forms:editor.localization.addRule')}
        </Button>
      </div>
      <RuleList
        path="locationSettings.rules"
        rules={rules}
        offered={offered}
        opened={opened}
        onChange={onChange}
        outcomeOf={({ locationId }) => <LocationName id={locationId} />}
        consequence={({ locationId }, { path, set }) => (
          <RuleLocation
            path={`${path}.locationId`}
            value={locationId}
            onChange={(chosen) => set({ locationId: chosen })}
          />
        )}
      />
      {!first && <p className={section.help}>{t('forms:field.noConditionable')}</p>}
    </EditorPart>
  );
}

function RuleLocation(given: {
  path: string;
  value: string;
  onChange: (locationId: string) => void;
}) {
  const { t } = useTranslation();
  const error = useFault(given.path);
  return (
    <LocationField
      data-path={given.path}
      label={t('forms:editor.localization.goesToLocation')}
      value={given.value || null}
      error={error}
      onChange={(id) => given.onChange(id ?? '')}
    />
  );
}

/** Name and town of a location, or a note if it no longer exists. */
function LocationName({ id }: { id: string }) {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const { data, isError } = useCall(
    getLocationCall,
    { params: { uuid: client.id, id } },
    { enabled: id !== '' },
  );
  if (id === '') return t('forms:editor.localization.noLocation');
  if (isError) return t('forms:editor.localization.locationGone');
  return data?.id === id ? `${data.name}, ${data.city}` : '…';
}
