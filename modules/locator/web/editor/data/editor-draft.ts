import { type Locator, saveLocatorCall } from '#modules/locator/contract/locator-calls.ts';
import {
  LOCATOR_TABS,
  type LocatorConfig,
  type LocatorTab,
  locatorConfigSchema,
} from '#modules/locator/contract/locator-config.ts';
import { isEqual } from '#platform/web/fields/form/editor-store.ts';
import { type WrongFields, wrongFields } from '#platform/web/fields/form/form-faults.ts';

/** The editor's draft: the configuration, plus name and host, which are saved only with a version. */
export type EditorDraft = LocatorConfig & { name: string; host: string };
export type DraftField = keyof EditorDraft;

export const EDITOR_TABS = Object.keys(LOCATOR_TABS) as LocatorTab[];

/** Editor state of the published configuration. */
export function toPublishedDraft({ name, host, config }: Locator): EditorDraft {
  return { ...config, name, host };
}

/** Editor state of the stored draft. */
export function toEditedDraft({ name, host, config, draft }: Locator): EditorDraft {
  return { ...(draft?.config ?? config), name, host };
}

export function toLocatorConfig({
  name: _name,
  host: _host,
  ...config
}: EditorDraft): LocatorConfig {
  return config;
}

/** Fields that differ, in the order of the tabs. */
export function changedFields(before: EditorDraft, after: EditorDraft): DraftField[] {
  const fields: DraftField[] = ['name', 'host', ...EDITOR_TABS.flatMap((tab) => LOCATOR_TABS[tab])];
  return fields.filter((field) => !isEqual(before[field], after[field]));
}

const namesSchema = saveLocatorCall.body.pick({ name: true, host: true }).required();

/** Validation errors by path: `header.0.url`. */
export function draftFaults(draft: EditorDraft): WrongFields {
  return {
    ...wrongFields(namesSchema, { name: draft.name, host: draft.host }),
    ...wrongFields(locatorConfigSchema, toLocatorConfig(draft)),
  };
}

export function topLevelField(path: string): DraftField {
  return path.split('.')[0] as DraftField;
}

export function tabForPath(path: string): LocatorTab {
  const field = topLevelField(path);
  return (
    EDITOR_TABS.find((tab) => (LOCATOR_TABS[tab] as readonly string[]).includes(field)) ??
    'settings'
  );
}

/** The part of the draft that can be saved or previewed: an invalid field has its last saved value. */
export function validConfig(draft: EditorDraft, stored: EditorDraft): LocatorConfig {
  const config = toLocatorConfig(draft);
  const wrong = new Set(Object.keys(wrongFields(locatorConfigSchema, config)).map(topLevelField));
  if (wrong.size === 0) return config;
  const held = Object.fromEntries([...wrong].map((field) => [field, stored[field]]));
  const rest = { ...config, ...held };
  // A rule across fields can still fail; then nothing of the draft is sent.
  return locatorConfigSchema.safeParse(rest).success ? rest : toLocatorConfig(stored);
}

/**
 * Merges after a conflict: the other user's draft, plus local changes of fields that the other user did not change. If
 * both changed a field, theirs is shown and the local value is offered.
 */
export function mergeDrafts({
  before,
  mine,
  theirs,
}: {
  before: EditorDraft;
  mine: EditorDraft;
  theirs: EditorDraft;
}): { draft: EditorDraft; contested: DraftField[] } {
  const own = changedFields(before, mine);
  const contested = own.filter(
    (field) => !isEqual(before[field], theirs[field]) && !isEqual(mine[field], theirs[field]),
  );
  const held = own.filter((field) => !contested.includes(field));
  return {
    draft: { ...theirs, ...Object.fromEntries(held.map((field) => [field, mine[field]])) },
    contested,
  };
}
