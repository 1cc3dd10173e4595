import { defineConnector } from '../connectors/connector.ts';
import { bytesOf } from './grounds/bytes-of-tiles.ts';
import { openStreets } from './grounds/open-streets.ts';
import { requireStyle } from './grounds/require-style.ts';
import { codeOfFailure } from './provider-failure.ts';

export const MAP_TILES_CONNECTOR = 'map-tiles';

/** Whoever provides the streets: visitors are not told that they are away, so those who look after the house must be. */
export const mapTilesConnector = defineConnector({
  name: MAP_TILES_CONNECTOR,
  label: 'platform:connectors.name.mapTiles',
  configured: ({ config }) => config.MAP_TILES !== undefined,
  async check({ app, signal }) {
    const tiles = app.config.MAP_TILES;
    try {
      if (tiles?.kind === 'style') await requireStyle(app, { url: tiles.url, signal });
      else if (tiles) await (await openStreets(bytesOf(tiles, app.outbound))).close();
      return 'ANSWERS';
    } catch (error) {
      return codeOfFailure(error);
    }
  },
});
