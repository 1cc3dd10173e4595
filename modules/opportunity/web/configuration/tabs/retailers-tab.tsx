import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import { SUB_ACTIVITIES_MAX } from '#modules/opportunity/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDropPlace } from '#platform/web/layout/drop-place.ts';
import { MarkerSign } from '#platform/web/map/markers/marker-sign.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import classes from '../configuration.module.css';
import { useConfigField, useEditing, useFaultAt } from '../data/editing-context.tsx';
import rowClasses from './sub-activities.module.css';

type Marker = OpportunityConfig['markers']['sells'];
const SHAPE_NAMES = {
  disc: 'opportunity:configuration.shape.disc',
  ring: 'opportunity:configuration.shape.ring',
  square: 'opportunity:configuration.shape.square',
} as const satisfies Record<Marker['shape'], string>;
const KIND_NAMES = {
  sells: 'opportunity:configuration.markerSells',
  prospect: 'opportunity:configuration.markerProspect',
} as const;
const SHAPES = Object.keys(SHAPE_NAMES) as Marker['shape'][];

/** Markers of retailers, sub-activities of prospects, and which retailer serves an intention [OPP-08]. */
export default function RetailersTab() {
  const { t } = useTranslation();
  const { draft, change } = useEditing();
  const faultAt = useFaultAt();
  const shapes = useNames(SHAPE_NAMES);
  const kinds = useNames(KIND_NAMES);
  const dropPlace = useDropPlace();
  const near = useConfigField('nearKm');
  const few = useConfigField('fewIntentions');
  const setMarker = (kind: keyof typeof KIND_NAMES, part: Partial<Marker>) =>
    change({ markers: { ...draft.markers, [kind]: { ...draft.markers[kind], ...part } } });
  return (
    <>
      <section className={classes.part} aria-label={t('opportunity:configuration.markers')}>
        <h2>{t('opportunity:configuration.markers')}</h2>
        <div className={classes.markers}>
          <span aria-hidden="true" />
          <span aria-hidden="true">{t('opportunity:configuration.shapeLabel')}</span>
          <span aria-hidden="true">{t('opportunity:configuration.colour')}</span>
          {(['sells', 'prospect'] as const).map((kind) => {
            const { shape, colour } = draft.markers[kind];
            return (
              <fieldset key={kind} aria-label={kinds[kind]}>
                <p className={classes.marker}>
                  <MarkerSign shape={shape} size="dot" /> {kinds[kind]}
                </p>
                <Select
                  {...faultAt(`markers.${kind}.shape`)}
                  aria-label={t('opportunity:configuration.shapeLabel')}
                  value={shape}
                  data={SHAPES.map((value) => ({ value, label: shapes[value] }))}
                  allowDeselect={false}
                  checkIconPosition="right"
                  comboboxProps={dropPlace}
                  onChange={(value) =>
                    value && setMarker(kind, { shape: value as Marker['shape'] })
                  }
                />
                <TextInput
                  {...faultAt(`markers.${kind}.colour`)}
                  aria-label={t('opportunity:configuration.colour')}
                  placeholder={t('opportunity:configuration.automaticColour')}
                  maxLength={7}
                  autoComplete="off"
                  value={colour ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    setMarker(kind, { colour: value === '' ? null : value })
                  }
                />
              </fieldset>
            );
          })}
        </div>
      </section>
      <section className={classes.part} aria-label={t('opportunity:configuration.serving')}>
        <h2>{t('opportunity:configuration.serving')}</h2>
        <div className={classes.short}>
          <NumberField
            {...near}
            label={t('opportunity:configuration.nearKm')}
            help={t('opportunity:configuration.nearKmHelp')}
            min={1}
            max={500}
            rightSection="km"
            onChange={(value) => near.onChange(value as number)}
          />
        </div>
        <div className={classes.short}>
          <NumberField
            {...few}
            label={t('opportunity:configuration.fewIntentions')}
            help={t('opportunity:configuration.fewIntentionsHelp')}
            min={0}
            max={100_000}
            onChange={(value) => few.onChange(value as number)}
          />
        </div>
      </section>
      <SubActivities />
    </>
  );
}

function SubActivities() {
  const { t } = useTranslation();
  const { draft, change } = useEditing();
  const faultAt = useFaultAt();
  const rows = draft.subActivities;
  const set = (index: number, part: Partial<(typeof rows)[number]>) =>
    change({
      subActivities: rows.map((row, at) => (at === index ? { ...row, ...part } : row)),
    });
  const title = t('opportunity:configuration.subActivities');
  return (
    <section className={classes.part} aria-label={title} data-path="subActivities">
      <div className={classes.head}>
        <h2>{title}</h2>
        <Button
          variant="subtle"
          size="xs"
          disabled={rows.length >= SUB_ACTIVITIES_MAX}
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={() =>
            change({
              subActivities: [...rows, { activity: rows.at(-1)?.activity ?? '', name: '' }],
            })
          }
        >
          {t('opportunity:configuration.addSubActivity')}
        </Button>
      </div>
      <p className={classes.help}>{t('opportunity:configuration.subActivitiesHelp')}</p>
      <div className={rowClasses.rows}>
        {rows.length > 0 && (
          <div className={`${rowClasses.pair} ${rowClasses.heads}`} aria-hidden="true">
            <span>{t('opportunity:details.activity')}</span>
            <span>{t('opportunity:details.subActivity')}</span>
          </div>
        )}
        {rows.map((row, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            key={index}
            className={rowClasses.pair}
          >
            {(['activity', 'name'] as const).map((field) => (
              <TextInput
                key={field}
                {...faultAt(`subActivities.${index}.${field}`)}
                aria-label={t(`opportunity:configuration.subActivity.${field}`, {
                  number: index + 1,
                })}
                placeholder={t(`opportunity:configuration.subActivity.${field}`, {
                  number: index + 1,
                })}
                maxLength={200}
                value={row[field]}
                onChange={({ currentTarget }) => set(index, { [field]: currentTarget.value })}
              />
            ))}
            <ActionIcon
              variant="subtle"
              aria-label={t('opportunity:configuration.removeNamed', {
                name: row.name || index + 1,
              })}
              onClick={() => change({ subActivities: rows.toSpliced(index, 1) })}
            >
              <Icon of={IconX} size={14} />
            </ActionIcon>
          </div>
        ))}
      </div>
    </section>
  );
}
