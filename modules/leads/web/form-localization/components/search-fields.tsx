import { useTranslation } from 'react-i18next';
import { DISTANCE_UNITS } from '#modules/leads/contract/forms/form-settings.ts';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { EditorPart } from '../../components/editor-part.tsx';
import section from '../../components/section.module.css';
import { SegmentedField } from '../../components/segmented-field.tsx';
import { PART_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField } from '../../data/draft/use-draft-field.tsx';

/** Number of stores shown, maximum distance, and whether to use browser geolocation. */
export function SearchFields() {
  const { t } = useTranslation();
  const limit = useDraftField('settings', 'geosearchResultLimit');
  const unit = useDraftField('settings', 'distanceUnit');
  return (
    <EditorPart title={t('leads:editor.localization.search')}>
      <div className={section.columns}>
        <NumberField
          {...limit}
          onChange={(count) => limit.onChange(count as number)}
          min={1}
          label={t(PART_NAMES['settings.geosearchResultLimit'])}
          help={t('leads:editor.localization.limitHelp')}
        />
        <NumberField
          {...useDraftField('locationSettings', 'maxDistanceKm')}
          min={1}
          label={t(PART_NAMES['locationSettings.maxDistanceKm'])}
          help={t('leads:editor.localization.distanceHelp')}
          rightSection="km"
        />
        <SegmentedField
          label={t(PART_NAMES['settings.distanceUnit'])}
          value={unit.value}
          onChange={unit.onChange}
          data-path={unit['data-path']}
          options={DISTANCE_UNITS.map((value) => ({ value, label: value }))}
        />
      </div>
      <SwitchField
        {...useDraftField('settings', 'autoGeolocation')}
        label={t(PART_NAMES['settings.autoGeolocation'])}
        help={t('leads:editor.localization.positionHelp')}
      />
    </EditorPart>
  );
}
