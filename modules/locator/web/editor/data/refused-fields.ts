import { ProblemError } from '#platform/web/api/problem-error.ts';
import type { WrongFields } from '#platform/web/fields/form/wrong-fields.ts';

const PART = /^body\.(?:config\.)?/;

/** What the server refused, by place. A field with several faults, as css has for its lines, gets a place for each. */
export function refusedFields(error: unknown): WrongFields {
  if (!(error instanceof ProblemError)) return {};
  const refused: WrongFields = {};
  for (const { field, ...fault } of error.errors) {
    const path = field.replace(PART, '');
    let place = path;
    for (let again = 2; Object.hasOwn(refused, place); again += 1) place = `${path}.${again}`;
    refused[place] = { ...fault, module: 'locator' };
  }
  return refused;
}
