import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { BaseMapProps } from '../base-map-props.ts';
import { MARGIN } from '../base-map-props.ts';
import { cameraOn } from '../mercator.ts';
import { readMapTheme } from '../palette/read-map-theme.ts';
import { useThemed } from '../palette/use-themed.ts';
import { moveElementInto } from '../view/move-element-into.ts';
import { useBoxSize } from '../view/use-box-size.ts';
import { AreaShapes } from './area-shapes.tsx';
import { firstPictures } from './first-pictures.ts';
import styles from './map-picture.module.css';
import { pictureStage } from './picture-stage.ts';
import { StaticBaseMap } from './static-base-map.tsx';

type MapPictureProps = Omit<BaseMapProps, 'inPage' | 'onFail'> & {
  /** There is no WebGL, so the tile images stay. */
  stays: boolean;
};

/**
 * The base map as tile images, until WebGL is ready or without it: it allows zoom buttons, selection and reading, but
 * no dragging.
 */
export function MapPicture(props: MapPictureProps) {
  const { label, overlay, view, ground, stays } = props;
  const { onStage, onLook, onHover, onReady, onError } = props;
  const [paper, setPaper] = useState<HTMLDivElement | null>(null);
  const size = useBoxSize(paper);
  const theme = useThemed(paper, readMapTheme);
  const camera = useMemo(() => cameraOn(view, size, MARGIN), [view, size]);
  const pictures = firstPictures(ground, { zoom: camera.zoom, stays });
  const isMeasured = size.width > 0;

  useLayoutEffect(() => {
    if (!paper || !isMeasured) return;
    moveElementInto(paper, overlay);
    onStage(pictureStage(overlay, { paper, camera, size, move: onLook }));
  }, [paper, isMeasured, overlay, camera, size, onStage, onLook]);

  useEffect(
    () => () => {
      onStage(null);
      onHover(null);
    },
    [onStage, onHover],
  );

  return (
    <div ref={setPaper} className={styles.picture} tabIndex={-1}>
      {pictures && theme && isMeasured && (
        <StaticBaseMap {...{ pictures, theme, camera, size, onError }} onSeen={onReady} />
      )}
      <AreaShapes {...props} {...{ label, camera, size }} />
    </div>
  );
}
