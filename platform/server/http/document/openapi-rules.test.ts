import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { collectFromModules } from '#platform/server/collect-from-modules.ts';
import { allModules } from '#platform/testing/all-modules.ts';
import { modulePurposes } from './api-document.ts';
import { openApiDocument } from './openapi.ts';

const modules = await allModules();
const calls = collectFromModules(modules, 'routes').map(({ call }) => call);

/** Findings of a widely used linter with its strict rules. */
async function complaints(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
}

test('a strict linter has no complaint about the API document of the suite', async () => {
  const document = openApiDocument(calls, 'https://suite.example', modulePurposes(modules));
  expect(await complaints(document)).toEqual([]);
});

test('the linter finds a call twice and a module without a purpose', async () => {
  const [call] = calls;
  if (!call) throw new Error('the suite has calls');
  const twice = { ...call, path: call.path.replace('/api/', '/api-') };
  const found = await complaints(openApiDocument([call, twice], 'https://suite.example'));
  expect(found.join('\n')).toContain('operation-operationId-unique');
  expect(found.join('\n')).toContain('tag-description');
});
