import { CUSTOM_DATA_LIMIT } from '#modules/locator/contract/limits.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart, SegmentedField } from '#platform/web/fields/editor-part.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../components/editor.module.css';
import { useChoices, useDraft, useDraftStore, useFaultAt } from '../data/draft-context.tsx';
import { FIELD_NAMES } from '../data/field-names.ts';
import { RowList } from './row-list.tsx';

type DataList = LocatorConfig['customData'][number];

/** Custom lists of facts on a location's page, from attributes of the directory [LOC-03, LOC-05]. */
export default function CustomDataTab() {
  const { t } = useTranslation();
  const store = useDraftStore();
  const choices = useChoices();
  const lists = useDraft(({ draft }) => draft.customData);
  return (
    <EditorPart title={t(FIELD_NAMES.customData)} note={t('locator:help.customData')}>
      <RowList
        items={lists}
        path="customData"
        limit={CUSTOM_DATA_LIMIT}
        blank={{ header: '', attributes: [], display: 'tags', filter: false }}
        texts={{ none: t('locator:editor.lists.none'), add: t('locator:editor.lists.add') }}
        titleOf={(number) => t('locator:editor.lists.one', { number })}
        nameOf={({ header }, index) =>
          header || t('locator:editor.lists.one', { number: index + 1 })
        }
        onChange={(customData) => store.change({ customData })}
      >
        {({ item, index, set }) => (
          <DataListFields
            path={`customData.${index}`}
            number={index + 1}
            list={item}
            known={choices?.attributes}
            onChange={set}
          />
        )}
      </RowList>
    </EditorPart>
  );
}

function DataListFields({
  path,
  number,
  list,
  known,
  onChange,
}: {
  path: string;
  number: number;
  list: DataList;
  /** Attributes of the directory; undefined while they load. */
  known: readonly string[] | undefined;
  onChange: (part: Partial<DataList>) => void;
}) {
  const { t } = useTranslation();
  const attributes = useFaultAt(`${path}.attributes`);
  const unknown = useDraft(({ refused }) =>
    Object.keys(refused).find((place) => place.startsWith(`${path}.attributes.`)),
  );
  const { error: refusal } = useFaultAt(unknown ?? `${path}.attributes.unknown`);
  return (
    <fieldset
      className={classes.fields}
      aria-label={t('locator:editor.lists.one', { number })}
      data-path={path}
    >
      <TextField
        {...useFaultAt(`${path}.header`)}
        isRequired
        label={t('locator:editor.lists.header')}
        help={t('locator:help.customHeader')}
        value={list.header}
        onChange={(header) => onChange({ header })}
        autoComplete="off"
      />
      <MultiSelectField
        {...attributes}
        error={attributes.error ?? refusal}
        isRequired
        label={t('locator:editor.lists.attributes')}
        help={t('locator:help.customAttributes')}
        value={list.attributes}
        onChange={(next) => onChange({ attributes: next })}
        options={
          known &&
          [...new Set([...known, ...list.attributes])].map((value) => ({ value, label: value }))
        }
      />
      <div className={`${classes.wide} ${classes.choices}`}>
        <SegmentedField
          label={t('locator:editor.lists.display')}
          value={list.display}
          onChange={(display) => onChange({ display })}
          options={(['tags', 'values'] as const).map((value) => ({
            value,
            label: t(`locator:editor.display.${value}`),
          }))}
        />
        <SwitchField
          label={t('locator:field.customFilter')}
          help={t('locator:help.customFilter')}
          value={list.filter}
          onChange={(filter) => onChange({ filter })}
        />
      </div>
    </fieldset>
  );
}
