import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import type { MapLayer } from '#modules/opportunity/contract/configuration.ts';
import { listOwnLayersCall } from '#modules/opportunity/contract/own-layers.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import classes from '../configuration.module.css';
import { LEVEL_NAMES } from '../data/configuration-labels.ts';
import { useEditing, useFaultAt } from '../data/editing-context.tsx';
import { useShownLevelContext } from '../data/use-preview-areas.ts';
import { LegendRules } from './legend-rules.tsx';
import { PricesPart } from './prices-tab.tsx';

const OwnLayers = onDemand(() => import('../own-layers.tsx'));

/** Levels with their zooms, the legend of the selected one, prices, and how the areas are drawn [OPP-02]. */
export default function LayersTab({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { draft, change, faults } = useEditing();
  const { level, measure, edit } = useShownLevelContext();
  const levels = useNames(LEVEL_NAMES);
  const faultAt = useFaultAt();
  const own = useCall(listOwnLayersCall, { params: { clientId } }).data?.items;
  const setLayer = (index: number, part: Partial<MapLayer>) =>
    change({
      layers: draft.layers.map((layer, at) => (at === index ? { ...layer, ...part } : layer)),
    });
  const nameOf = ({ level: of, ownLayerId }: MapLayer) =>
    (ownLayerId && own?.find(({ id }) => id === ownLayerId)?.name) || levels[of];
  return (
    <>
      <section
        className={`${classes.part} ${classes.dense}`}
        aria-label={t('opportunity:configuration.layers')}
      >
        <h2>{t('opportunity:configuration.layers')}</h2>
        <table className={classes.layers}>
          <thead>
            <tr>
              <th scope="col">{t('opportunity:configuration.levelNumber')}</th>
              <th scope="col">{t('opportunity:configuration.areasOf')}</th>
              <th scope="col">{t('opportunity:configuration.fromZoom')}</th>
              <th scope="col">{t('opportunity:configuration.legend')}</th>
              <th scope="col">{t('opportunity:configuration.shown')}</th>
            </tr>
          </thead>
          <tbody>
            {draft.layers.map((layer, index) => {
              const zoom = faultAt(`layers.${index}.fromZoom`);
              const fault = faults[`layers.${index}.fromZoom`];
              const rules = layer.legends[measure]?.length ?? 0;
              return (
                <tr key={layer.level} data-chosen={layer.level === level} data-off={!layer.shown}>
                  <td>{layer.level}</td>
                  <td>
                    <button
                      type="button"
                      className={classes.choose}
                      aria-pressed={layer.level === level}
                      onClick={() => edit(layer.level)}
                    >
                      {nameOf(layer)}
                    </button>
                    {fault && (
                      <small className={classes.error}>
                        <FieldMessage fault={fault} />
                      </small>
                    )}
                  </td>
                  <td className={classes.zoom}>
                    <NumberField
                      {...zoom}
                      error={Boolean(fault)}
                      label=""
                      aria-label={t('opportunity:configuration.fromZoomOf', {
                        name: nameOf(layer),
                      })}
                      value={layer.fromZoom}
                      min={0}
                      max={16}
                      onChange={(value) => setLayer(index, { fromZoom: value as number })}
                    />
                  </td>
                  <td>
                    {rules > 0
                      ? t('opportunity:configuration.rules', { count: rules })
                      : t('opportunity:configuration.automatic')}
                  </td>
                  <td>
                    <Switch
                      aria-label={t('opportunity:configuration.showLevel', { name: nameOf(layer) })}
                      checked={layer.shown}
                      onChange={({ currentTarget }) =>
                        setLayer(index, { shown: currentTarget.checked })
                      }
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <LegendRules clientId={clientId} />
      <PricesPart clientId={clientId} />
      <LevelStyle
        clientId={clientId}
        layer={draft.layers[level - 1] as MapLayer}
        index={level - 1}
        own={own}
        onChange={(part) => setLayer(level - 1, part)}
      />
    </>
  );
}

/** Areas and style of a level. */
function LevelStyle({
  clientId,
  layer,
  index,
  own,
  onChange,
}: {
  clientId: string;
  layer: MapLayer;
  index: number;
  own: readonly { id: string; name: string }[] | undefined;
  onChange: (part: Partial<MapLayer>) => void;
}) {
  const { t } = useTranslation();
  const faultAt = useFaultAt();
  const [isManaging, setManaging] = useState(false);
  const title = t('opportunity:configuration.styleOf', { level: layer.level });
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <Button variant="subtle" size="xs" onClick={() => setManaging(true)}>
          {t('opportunity:configuration.ownLayers')}
        </Button>
      </div>
      <div className={`${classes.columns} ${classes.levelStyle}`}>
        <SelectField
          {...faultAt(`layers.${index}.ownLayerId`)}
          label={t('opportunity:configuration.areasOf')}
          value={layer.ownLayerId ?? 'embedded'}
          options={
            own && [
              { value: 'embedded', label: t('opportunity:configuration.embedded') },
              ...own.map(({ id, name }) => ({ value: id, label: name })),
            ]
          }
          onChange={(value) => onChange({ ownLayerId: value === 'embedded' ? null : value })}
        />
        <NumberField
          {...faultAt(`layers.${index}.style.opacity`)}
          label={t('opportunity:configuration.opacity')}
          value={layer.style.opacity}
          min={10}
          max={100}
          step={10}
          rightSection="%"
          onChange={(value) => onChange({ style: { ...layer.style, opacity: value as number } })}
        />
        <NumberField
          {...faultAt(`layers.${index}.style.borderWidth`)}
          label={t('opportunity:configuration.borderWidth')}
          value={layer.style.borderWidth}
          min={0}
          max={4}
          step={0.5}
          decimals={1}
          rightSection="px"
          onChange={(value) =>
            onChange({ style: { ...layer.style, borderWidth: value as number } })
          }
        />
      </div>
      {isManaging && <OwnLayers clientId={clientId} onClose={() => setManaging(false)} />}
    </section>
  );
}
