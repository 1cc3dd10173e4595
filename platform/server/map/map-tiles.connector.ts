import { defineConnector } from '../connectors/connectors.ts';
import { openStreets, openTileBytes } from './base-maps/open-streets.ts';
import { requireStyle } from './base-maps/require-style.ts';
import { toConnectorCode } from './provider-failure.ts';

export const MAP_TILES_CONNECTOR = 'map-tiles';

/**
 * Checks the provider of street tiles. Visitors do not notice an outage because of the fallback, so operators must be
 * informed.
 */
export const mapTilesConnector = defineConnector({
  name: MAP_TILES_CONNECTOR,
  label: 'platform:connectors.name.mapTiles',
  configured: ({ config }) => config.MAP_TILES !== undefined,
  async check({ app, signal }) {
    const tiles = app.config.MAP_TILES;
    try {
      if (tiles?.kind === 'style') await requireStyle(app, { url: tiles.url, signal });
      else if (tiles) await (await openStreets(openTileBytes(tiles, app.outbound))).close();
      return 'ANSWERS';
    } catch (error) {
      return toConnectorCode(error);
    }
  },
});
