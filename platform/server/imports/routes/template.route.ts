import { emptyFile } from '../empty-file.ts';
import type { ImportDefinition } from '../import-definition.ts';
import { route } from '../route.ts';

export const templateRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(definition.calls.template, ({ app, db, query, membership, principal }) =>
    emptyFile(
      { db, app },
      { definition, membership, locale: principal.locale, format: query.format },
    ),
  );
