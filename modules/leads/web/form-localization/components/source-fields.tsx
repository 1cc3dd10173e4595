import { useTranslation } from 'react-i18next';
import { LOCATION_SOURCES } from '#modules/leads/contract/forms/location-settings.ts';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { EditorPart } from '../../components/editor-part.tsx';
import section from '../../components/section.module.css';
import { SegmentedField } from '../../components/segmented-field.tsx';
import { PART_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField } from '../../data/draft/use-draft-field.tsx';
import { useLocationChoices } from '../data/use-location-choices.ts';

const SOURCE_NAMES = {
  all: 'leads:editor.localization.all',
  groups: 'leads:editor.localization.groups',
  types: 'leads:editor.localization.types',
} as const satisfies Record<(typeof LOCATION_SOURCES)[number], string>;

/** Where the stores come from: all of them, groups, types; and of which countries. */
export function SourceFields() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const names = useNames(SOURCE_NAMES);
  const choices = useLocationChoices();
  const source = useDraftField('locationSettings', 'source');
  const groups = useDraftField('locationSettings', 'groupIds');
  const types = useDraftField('locationSettings', 'typeIds');
  return (
    <EditorPart
      title={t('leads:editor.localization.which')}
      note={
        choices.open !== undefined &&
        t('leads:editor.localization.open', {
          count: choices.open,
          formatted: number(choices.open),
        })
      }
    >
      <div className={section.columns}>
        <SegmentedField
          label={t(PART_NAMES['locationSettings.source'])}
          value={source.value}
          onChange={source.onChange}
          data-path={source['data-path']}
          options={LOCATION_SOURCES.map((value) => ({ value, label: names[value] }))}
        />
        {source.value === 'groups' && (
          <MultiSelectField
            {...groups}
            label={t(PART_NAMES['locationSettings.groupIds'])}
            options={choices.groups}
            {...(groups.value.length === 0 && { help: t('leads:editor.localization.noGroup') })}
          />
        )}
        {source.value === 'types' && (
          <MultiSelectField
            {...types}
            label={t(PART_NAMES['locationSettings.typeIds'])}
            options={choices.types}
            {...(types.value.length === 0 && { help: t('leads:editor.localization.noType') })}
          />
        )}
      </div>
      <MultiSelectField
        {...useDraftField('locationSettings', 'countries')}
        label={t(PART_NAMES['locationSettings.countries'])}
        help={t('leads:editor.localization.countriesHelp')}
        options={choices.countries}
      />
    </EditorPart>
  );
}
