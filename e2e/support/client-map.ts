import type { ClientMapSettings } from '#platform/server/map/base-maps/client-base-map.ts';
import { type Mood, startMapProvider } from '#platform/server/map/testing/map-provider.ts';
import { defineModule } from '#platform/server/module.ts';

const provider = await startMapProvider();
const storedSettings = new Map<string, ClientMapSettings>();

/** Target of a client's own map id and key in journeys: a local provider. */
export const MAP_ID_STYLE = `${new URL(provider.styleUrl).origin}/maps/{id}/style.json?key={key}`;

/** A test module that stores a client's own map setting. */
export const clientMapModule = defineModule({
  name: 'journeys-own-map',
  ownMaps: [{ of: 'journeys', read: async ({ clientId }) => storedSettings.get(clientId) ?? null }],
});

/**
 * Sets or removes the client's own map and how its provider responds. Returns the requests that the provider received
 * so far.
 */
export function setClientMap(clientId: string, mapId: string | null, mood: Mood): string[] {
  if (mapId === null) storedSettings.delete(clientId);
  else storedSettings.set(clientId, { mapId, apiKey: 'secret' });
  provider.mood = mood;
  return provider.asked.splice(0);
}
