import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { GroundProps } from '../ground-props.ts';
import { MARGIN } from '../ground-props.ts';
import { cameraOn } from '../mercator.ts';
import { themeOf } from '../palette/theme-of.ts';
import { useThemed } from '../palette/use-themed.ts';
import { takeIn } from '../view/take-in.ts';
import { useBoxSize } from '../view/use-box-size.ts';
import { AreaShapes } from './area-shapes.tsx';
import { firstPictures } from './first-pictures.ts';
import { GroundSheet } from './ground-sheet.tsx';
import styles from './map-picture.module.css';
import { pictureStage } from './picture-stage.ts';

type MapPictureProps = Omit<GroundProps, 'inPage' | 'onFail'> & {
  /** Nothing else will draw the ground here: there is no WebGL. */
  stays: boolean;
};

/**
 * The ground before WebGL is there to draw it, and without WebGL: it can be zoomed by the buttons, chosen from and read, but
 * not dragged.
 */
export function MapPicture(props: MapPictureProps) {
  const { label, overlay, view, ground, stays } = props;
  const { onStage, onLook, onHover, onReady, onError } = props;
  const [paper, setPaper] = useState<HTMLDivElement | null>(null);
  const size = useBoxSize(paper);
  const theme = useThemed(paper, themeOf);
  const camera = useMemo(() => cameraOn(view, size, MARGIN), [view, size]);
  const pictures = firstPictures(ground, { zoom: camera.zoom, stays });
  const isMeasured = size.width > 0;

  useLayoutEffect(() => {
    if (!paper || !isMeasured) return;
    takeIn(paper, overlay);
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
        <GroundSheet {...{ pictures, theme, camera, size, onError }} onSeen={onReady} />
      )}
      <AreaShapes {...props} {...{ label, camera, size }} />
    </div>
  );
}
