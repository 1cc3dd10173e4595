import { RADIUS_KM_LIMIT, RESULTS_PER_PAGE_LIMIT } from '#modules/locator/contract/limits.ts';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart } from '#platform/web/fields/editor-part.tsx';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { PasswordField, TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../components/editor.module.css';
import { useDraftField } from '../data/draft-context.tsx';
import { FIELD_NAMES } from '../data/field-names.ts';

/** Radius, number of results and search index [LOC-03]. */
export default function SearchTab() {
  const { t } = useTranslation();
  const perPage = useDraftField('resultsPerPage');
  const radius = useDraftField('radiusKm');
  return (
    <>
      <EditorPart title={t('locator:editor.part.results')}>
        <div className={classes.short}>
          <NumberField
            {...perPage}
            onChange={(value) => perPage.onChange(value as number)}
            min={1}
            max={RESULTS_PER_PAGE_LIMIT}
            label={t(FIELD_NAMES.resultsPerPage)}
            help={t('locator:help.resultsPerPage', { max: RESULTS_PER_PAGE_LIMIT })}
          />
        </div>
        <div className={classes.short}>
          <NumberField
            {...radius}
            onChange={(value) => radius.onChange(value as number)}
            min={1}
            max={RADIUS_KM_LIMIT}
            label={t(FIELD_NAMES.radiusKm)}
            help={t('locator:help.radiusKm')}
          />
        </div>
        <SwitchField
          {...useDraftField('crossBorders')}
          label={t(FIELD_NAMES.crossBorders)}
          help={t('locator:help.crossBorders')}
        />
      </EditorPart>
      <EditorPart title="Algolia" note={t('locator:help.searchIndex')}>
        <TextField
          {...useDraftField('searchIndex')}
          label={t(FIELD_NAMES.searchIndex)}
          autoComplete="off"
        />
        <FieldPair>
          <TextField
            {...useDraftField('searchAppId')}
            label={t(FIELD_NAMES.searchAppId)}
            autoComplete="off"
          />
          <PasswordField
            {...useDraftField('searchApiKey')}
            label={t(FIELD_NAMES.searchApiKey)}
            autoComplete="off"
          />
        </FieldPair>
      </EditorPart>
    </>
  );
}
