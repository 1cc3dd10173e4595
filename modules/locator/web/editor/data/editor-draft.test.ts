import { expect, test } from 'vitest';
import { defaultLocatorConfig, LOCATOR_TABS } from '#modules/locator/contract/locator-config.ts';
import { createDraftStore, shownFaults } from './draft-store.ts';
import {
  changedFields,
  draftFaults,
  EDITOR_TABS,
  mergeDrafts,
  tabForPath,
  toLocatorConfig,
  validConfig,
} from './editor-draft.ts';
import { FIELD_NAMES } from './field-names.ts';

const draft = {
  ...defaultLocatorConfig({ locales: ['en', 'fr'], defaultLocale: 'en' }),
  name: 'Our stores',
  host: '',
};
const brokenLink = { text: 'Imprint', url: '', locales: [] };

test('every field of the configuration belongs to exactly one of the eight tabs [LOC-03]', () => {
  expect(EDITOR_TABS).toHaveLength(8);
  const placed = EDITOR_TABS.flatMap((tab): readonly string[] => LOCATOR_TABS[tab]).sort();
  expect(placed).toEqual(Object.keys(toLocatorConfig(draft)).sort());
  expect(Object.keys(FIELD_NAMES).sort()).toEqual(Object.keys(draft).sort());
});

test('a fault is marked on the tab of its field [LOC-05]', () => {
  const faults = draftFaults({
    ...draft,
    name: ' ',
    defaultMarkerUrl: 'javascript:alert(1)',
    footer: [brokenLink],
  });
  expect(Object.keys(faults).map(tabForPath).sort()).toEqual(['footer', 'map', 'settings']);
  expect(faults.defaultMarkerUrl).toEqual({ code: 'urlOrHost' });
});

test('a draft is stored without its invalid fields, which keep the stored value [LOC-03]', () => {
  const typed = { ...draft, radiusKm: 80, header: [brokenLink] };
  expect(validConfig(typed, draft)).toEqual({ ...toLocatorConfig(draft), radiusKm: 80 });
});

test('a rule between two fields holds back the fields that break it', () => {
  const typed = { ...draft, locales: ['fr' as const], radiusKm: 80 };
  const stored = validConfig(typed, draft);
  expect(stored.locales).toContain(stored.defaultLocale);
});

test('a merge of two drafts combines the fields that only one editor changed and lists those that both changed [LOC-03]', () => {
  const merged = mergeDrafts({
    before: draft,
    mine: { ...draft, radiusKm: 80, mapId: 'mine' },
    theirs: { ...draft, mapId: 'theirs', css: 'a{}' },
  });
  expect(merged.draft).toEqual({ ...draft, radiusKm: 80, mapId: 'theirs', css: 'a{}' });
  expect(merged.contested).toEqual(['mapId']);
});

test('a fault is shown when its place was left, all are shown when a save is tried [LOC-05]', () => {
  const store = createDraftStore(draft, draft);
  store.change({ logo: 'ftp://a.example', favicon: 'nothing' });
  expect(shownFaults(store.get())).toEqual({});
  store.leave('logo');
  expect(Object.keys(shownFaults(store.get()))).toEqual(['logo']);
  expect(Object.keys(store.validate())).toEqual(['favicon', 'logo']);
  expect(Object.keys(shownFaults(store.get()))).toEqual(['favicon', 'logo']);
});

test('a fault reported by the server is shown until its field changes [LOC-05]', () => {
  const store = createDraftStore(draft, draft);
  store.refuse({ css: { code: 'cssSyntax', params: { line: 3 } } });
  store.change({ radiusKm: 70 });
  expect(shownFaults(store.get())).toHaveProperty('css');
  store.change({ css: 'a{}' });
  expect(shownFaults(store.get())).toEqual({});
  expect(changedFields(draft, store.get().draft)).toEqual(['css', 'radiusKm']);
});
