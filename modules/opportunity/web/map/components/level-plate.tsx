import { ActionIcon } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import type { MapLayer } from '#modules/opportunity/contract/configuration.ts';
import { getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { MapLevel } from '../data/map-search.ts';
import { nextZoom } from '../data/use-map-view.ts';
import classes from './map.module.css';

/** Name of a level's areas: that of the client's own layer if the level shows one. */
export function useLevelName(clientId: string): (level: MapLevel) => string {
  const { t } = useTranslation();
  const { data } = useCall(getMapChoicesCall, { params: { clientId } });
  return (level) =>
    data?.ownLayers.find((one) => one.level === level)?.name ??
    t(`opportunity:map.level.name.${level}`);
}

/** Level of areas at this zoom, with a lock to keep it [OPP-02]. */
export function LevelPlate({
  clientId,
  layers,
  level,
  isHeld,
  onHold,
}: {
  clientId: string;
  layers: readonly MapLayer[];
  level: MapLevel;
  isHeld: boolean;
  onHold: (isHeld: boolean) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useLevelName(clientId);
  const next = nextZoom(layers, level);
  const of = { level, levels: layers.length };
  const label = isHeld ? t('opportunity:map.level.release') : t('opportunity:map.level.hold');
  return (
    <>
      <b>{nameOf(level)}</b>
      <span className={classes.quiet}>
        {isHeld
          ? t('opportunity:map.level.held', of)
          : next === undefined
            ? t('opportunity:map.level.last', of)
            : t('opportunity:map.level.next', {
                ...of,
                zoom: format.number(next, Number.isInteger(next) ? 0 : 1),
              })}
      </span>
      <ActionIcon
        className={classes.lock}
        aria-label={label}
        title={label}
        aria-pressed={isHeld}
        onClick={() => onHold(!isHeld)}
      >
        <Icon of={isHeld ? IconLock : IconLockOpen} size={14} />
      </ActionIcon>
    </>
  );
}
