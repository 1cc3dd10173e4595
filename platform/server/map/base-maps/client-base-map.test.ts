import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { buildClientBaseMap } from './client-base-map.ts';

const config = readConfig({ MAP_ID_STYLE: 'https://maps.example/{id}/style.json?key={key}' });

test('a client’s own map id and key lead to its provider’s style [LOC-04]', () => {
  expect(buildClientBaseMap(config, { mapId: ' streets-v2 ', apiKey: 'k1' })).toEqual({
    ground: { kind: 'style', style: 'https://maps.example/streets-v2/style.json?key=k1' },
    host: 'https://maps.example',
  });
});

test('a client without both a map id and a key has no map of its own [LOC-04]', () => {
  for (const own of [null, {}, { mapId: 'a' }, { apiKey: 'k' }, { mapId: ' ', apiKey: 'k' }])
    expect(buildClientBaseMap(config, own)).toBeNull();
});

test.each(['../../evil', '@evil.example/', 'a?x=1#', '{key}', '$&', 'é"<>'])(
  'whatever a brand writes, %s stays on the provider’s host and in its place [BEY-02]',
  (mapId) => {
    const found = buildClientBaseMap(config, { mapId, apiKey: mapId });
    const url = new URL(found?.ground.style ?? '');
    expect([url.origin, found?.host]).toEqual(['https://maps.example', 'https://maps.example']);
    expect(url.pathname.split('/')).toEqual(['', encodeURIComponent(mapId), 'style.json']);
    expect(url.searchParams.get('key')).toBe(mapId);
  },
);

test('a name that is a step up, or without end, is none', () => {
  expect(buildClientBaseMap(config, { mapId: '..', apiKey: 'k' })).toBeNull();
  expect(buildClientBaseMap(config, { mapId: 'a'.repeat(201), apiKey: 'k' })).toBeNull();
});
