import {
  type PlacesToBuy,
  placesToBuy,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import type { App } from '#platform/server/app.ts';
import type { LandingVisitor } from '../landing-visitor.ts';

export const LIST_PAGE_SIZE = 25;

/** The shops nearest to the visitor, else some of their country; or one page of the list of all. */
export function findNearbyPlaces(
  app: App,
  given: { clientId: string; visitor: LandingVisitor; shownAtOnce: number },
): Promise<PlacesToBuy> {
  const { clientId, visitor, shownAtOnce } = given;
  const { words, position, country, locale, listPage } = visitor;
  return app.ports.ask(
    placesToBuy,
    {
      clientId,
      ...(words && { words, language: locale }),
      ...(position && { position }),
      ...(country && { country }),
      ...(listPage === undefined
        ? { limit: shownAtOnce }
        : {
            everywhere: true,
            limit: LIST_PAGE_SIZE,
            offset: (listPage - 1) * LIST_PAGE_SIZE,
          }),
    },
    { db: app.database.ofClient(clientId), app },
  );
}
