import type { OwnMap } from '#platform/server/map/grounds/own-ground.ts';
import { type Mood, startMapProvider } from '#platform/server/map/testing/map-provider.ts';
import { defineModule } from '#platform/server/module.ts';

const provider = await startMapProvider();
const kept = new Map<string, OwnMap>();

/** Where a client's own map id and key lead in journeys: a provider on this machine. */
export const MAP_ID_STYLE = `${new URL(provider.styleUrl).origin}/maps/{id}/style.json?key={key}`;

/** The setting of a module that keeps a client's own map. */
export const ownMapModule = defineModule({
  name: 'journeys-own-map',
  ownMaps: [{ of: 'journeys', read: async ({ clientId }) => kept.get(clientId) ?? null }],
});

/** The client has this map from now on, or none, and its provider answers in this way; what it was asked until now. */
export function keepOwnMap(clientId: string, mapId: string | null, mood: Mood): string[] {
  if (mapId === null) kept.delete(clientId);
  else kept.set(clientId, { mapId, apiKey: 'secret' });
  provider.mood = mood;
  return provider.asked.splice(0);
}
