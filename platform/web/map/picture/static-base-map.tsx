import { useEffect, useLayoutEffect, useState } from 'react';
import type { BaseMapPictures } from '../base-map/active-base-map.ts';
import type { Camera, Size } from '../mercator.ts';
import type { MapTheme } from '../palette/read-map-theme.ts';
import { drawTile } from './draw-tile.ts';
import styles from './map-picture.module.css';
import { fetchTilePicture, type TilePicture } from './tile-picture.ts';
import { computeTileBox, type TileInView, tilesInView } from './tiles-in-view.ts';

type GroundSheetProps = {
  pictures: BaseMapPictures;
  theme: MapTheme;
  camera: Camera;
  size: Size;
  /** The base map is visible. */
  onSeen: () => void;
  onError: (error: unknown) => void;
};

type Arrived = { at: TileInView; picture: TilePicture };

/**
 * Land, water and borders as the server drew them, on one sheet. The processor draws it, not the graphics: those are busy
 * with making WebGL ready, and without a graphics card a coast takes them a second.
 */
export function StaticBaseMap(props: GroundSheetProps) {
  const { pictures, theme, camera, size, onSeen, onError } = props;
  const [sheet, setSheet] = useState<HTMLCanvasElement | null>(null);
  // Tiles of the last view stay, scaled, until those of the current view arrive.
  const [arrived, setArrived] = useState<readonly Arrived[]>([]);
  const wanted = tilesInView(camera, size, pictures.deepest);
  const asked = wanted.map((at) => addressOf(pictures.address, theme, at));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses say which tiles, and all else that counts
  useEffect(() => {
    const leaving = new AbortController();
    const arriving = wanted.map(async (at, index): Promise<Arrived> => {
      return { at, picture: await fetchTilePicture(asked[index] ?? '', leaving.signal) };
    });
    Promise.allSettled(arriving).then((answers) => {
      if (leaving.signal.aborted) return;
      const came = answers.filter((answer) => answer.status === 'fulfilled');
      const failed = answers.find((answer) => answer.status === 'rejected');
      if (came.length > 0) setArrived(came.map(({ value }) => value));
      if (failed) onError(failed.reason);
    });
    return () => leaving.abort();
  }, [asked.join()]);

  useLayoutEffect(() => {
    const pen = sheet?.getContext('2d', { willReadFrequently: true });
    if (!sheet || !pen || arrived.length === 0) return;
    const ratio = window.devicePixelRatio;
    sheet.width = Math.round(size.width * ratio);
    sheet.height = Math.round(size.height * ratio);
    for (const { at, picture } of arrived)
      drawTile(pen, picture, computeTileBox(at, camera, size, ratio), ratio);
    onSeen();
  }, [sheet, arrived, camera, size, onSeen]);

  return <canvas ref={setSheet} className={styles.ground} data-seen={arrived.length > 0} />;
}

function addressOf(address: string, theme: MapTheme, at: TileInView): string {
  const told = { theme, ...at };
  return address.replace(/\{(theme|z|x|y)\}/g, (_, name: keyof typeof told) => String(told[name]));
}
