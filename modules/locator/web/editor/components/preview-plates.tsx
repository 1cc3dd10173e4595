import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { typeShape } from '#modules/locator/contract/locator-config.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MarkerSign } from '#platform/web/map/markers/marker-sign.tsx';
import { useChoices, useDraft } from '../data/draft-context.tsx';
import { useSiteColour } from '../data/use-site-colour.ts';
import classes from './preview-plates.module.css';

/** Steps that the map of the preview can be closer or farther. */
const ZOOM_STEPS = 3;

/** On the map of the preview: the types with their signs, and the zoom. */
export function PreviewPlates({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useTranslation();
  const choices = useChoices();
  const types = useDraft(({ draft }) => draft.locationTypes);
  const colour = useSiteColour();
  const named = types.flatMap(({ typeId }, index) => {
    const type = choices?.types.find(({ id }) => id === typeId);
    return type ? [{ ...type, shape: typeShape(index) }] : [];
  });
  return (
    <>
      {named.length > 0 && (
        <ul className={classes.legend}>
          {named.map(({ id, name, shape }) => (
            <li key={id}>
              <MarkerSign shape={shape} size="pin" colour={colour} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.zoom}>
        <ActionIcon
          variant="subtle"
          size={30}
          aria-label={t('platform:map.zoomIn')}
          disabled={zoom >= ZOOM_STEPS}
          onClick={() => onZoom(zoom + 1)}
        >
          <Icon of={IconPlus} size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={30}
          aria-label={t('platform:map.zoomOut')}
          disabled={zoom <= -ZOOM_STEPS}
          onClick={() => onZoom(zoom - 1)}
        >
          <Icon of={IconMinus} size={16} />
        </ActionIcon>
      </div>
    </>
  );
}
