import { expect, test } from 'vitest';
import type { Locator } from '#modules/locator/contract/locator-calls.ts';
import { defaultLocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { NETWORK_PROBLEM, ProblemError } from '#platform/web/api/problem-error.ts';
import { createLocatorEditing, type EditingCalls } from './locator-editing.ts';

const AT = '2026-11-17T12:04:00.000Z';
const config = defaultLocatorConfig({ locales: ['en'], defaultLocale: 'en' });
const published: Locator = {
  ...{ slug: 'stores', name: 'Our stores', clientId: 'c', host: '', version: 1, config },
  ...{ updatedAt: AT, hasDraft: false, url: 'https://suite.example/l/stores', draft: null },
};

/** The server's side of one locator: versions and revisions only grow, and a change of an older one is refused. */
class LocatorOnServer {
  locator = published;
  revision = 0;
  isLost = false;

  calls(by: string): EditingCalls {
    return {
      saveDraft: (draft, revision) =>
        this.#answer(() => {
          if (revision !== (this.locator.draft?.revision ?? 0)) throw this.#changed();
          this.revision += 1;
          this.#set({ draft: { config: draft, revision: this.revision, updatedAt: AT, by } });
        }),
      publish: ({ config: next, version, ...names }) =>
        this.#answer(() => {
          if (version !== this.locator.version) throw this.#changed();
          this.#set({ ...names, config: next, version: version + 1, draft: null });
        }),
      discardDraft: () => this.#answer(() => this.#set({ draft: null })),
      readLatest: () => this.#answer(() => {}),
      remember: () => {},
    };
  }

  #set(next: Partial<Locator>): void {
    this.locator = { ...this.locator, ...next };
  }

  #changed(): ProblemError {
    const params = { by: this.locator.draft?.by ?? 'Ada', at: AT };
    return new ProblemError({ code: changedMeanwhile.code, status: 409, params });
  }

  async #answer(work: () => void): Promise<Locator> {
    if (this.isLost) throw new ProblemError({ code: NETWORK_PROBLEM, status: 0 });
    work();
    return this.locator;
  }
}

function editors(...names: string[]) {
  const server = new LocatorOnServer();
  const opened = names.map((name) =>
    createLocatorEditing(server.locator, server.calls(name), { pauseMs: 0 }),
  );
  return { server, opened: opened as [(typeof opened)[0], (typeof opened)[0]] };
}

test('edits are saved automatically as a draft, and publishing creates the next version and removes the draft [LOC-03]', async () => {
  const {
    server,
    opened: [editor],
  } = editors('Ada');
  editor.store.change({ radiusKm: 60 });
  editor.store.change({ radiusKm: 70, name: 'Shops' });
  await expect.poll(() => server.locator.draft?.config.radiusKm).toBe(70);
  expect(server.locator).toMatchObject({ version: 1, name: 'Our stores', config });
  expect(await editor.save()).toEqual({ kind: 'saved' });
  expect(server.locator).toMatchObject({
    ...{ version: 2, name: 'Shops', draft: null },
    config: { radiusKm: 70 },
  });
  expect(editor.get()).toMatchObject({ isSaving: false, base: { version: 2 } });
  expect(await editor.save()).toEqual({ kind: 'unchanged' });
});

test('an invalid field retains its stored value, the others are saved, and publishing names the invalid field [LOC-05]', async () => {
  const {
    server,
    opened: [editor],
  } = editors('Ada');
  editor.store.change({ logo: 'javascript:alert(1)', radiusKm: 60 });
  await editor.saver.flush();
  expect(server.locator.draft?.config).toMatchObject({ logo: config.logo, radiusKm: 60 });
  expect(await editor.save()).toEqual({ kind: 'refused', places: ['logo'] });
  expect(server.locator.version).toBe(1);
});

test('two concurrent editors each retain the fields that only they changed, and the second decides on the rest [LOC-03]', async () => {
  const {
    server,
    opened: [ada, ben],
  } = editors('Ada', 'Ben');
  ada.store.change({ radiusKm: 60, resultsPerPage: 15 });
  await ada.saver.flush();
  ben.store.change({ radiusKm: 90, crossBorders: !config.crossBorders });
  expect(await ben.saver.flush()).toBe(false);
  expect(ben.get().conflict).toEqual({ by: 'Ada', at: AT });
  // Nothing of Ada's was overwritten.
  expect(server.locator.draft?.config.radiusKm).toBe(60);
  await ben.seeTheirs();
  expect(ben.get().conflict).toBeUndefined();
  expect(ben.store.get().draft).toMatchObject({
    ...{ radiusKm: 60, resultsPerPage: 15, crossBorders: !config.crossBorders },
  });
  expect(ben.get().mine?.fields).toEqual(['radiusKm']);
  ben.takeMine('radiusKm');
  expect(ben.get().mine).toBeUndefined();
  await ben.saver.flush();
  expect(server.locator.draft?.config).toMatchObject({ radiusKm: 90, resultsPerPage: 15 });
});

test('a version that another person published first is not overwritten until the editor chose to [LOC-03]', async () => {
  const {
    server,
    opened: [ada, ben],
  } = editors('Ada', 'Ben');
  ben.store.change({ radiusKm: 90 });
  await ben.saver.flush();
  ada.receive(server.locator);
  ada.store.change({ resultsPerPage: 15 });
  await ada.saver.flush();
  expect(await ada.save()).toEqual({ kind: 'saved' });
  expect(await ben.save()).toEqual({ kind: 'conflict' });
  expect(server.locator).toMatchObject({ version: 2, config: { radiusKm: 90 } });
  await ben.keepMine();
  expect(await ben.save()).toMatchObject({ kind: 'saved' });
  expect(server.locator).toMatchObject({
    version: 3,
    config: { resultsPerPage: config.resultsPerPage },
  });
});

test('a lost connection loses no edits: the draft shows the failure and is saved after reconnecting [LOC-03]', async () => {
  const {
    server,
    opened: [editor],
  } = editors('Ada');
  server.isLost = true;
  editor.store.change({ radiusKm: 60 });
  expect(await editor.saver.flush()).toBe(false);
  expect(editor.saver.state()).toEqual({ kind: 'failed' });
  expect(await editor.save()).toEqual({ kind: 'failed' });
  await expect(editor.discard()).rejects.toThrow();
  await expect(editor.seeTheirs()).rejects.toThrow();
  // Neither an older nor an equal locator replaces what waits.
  editor.receive(published);
  expect(editor.store.get().draft.radiusKm).toBe(60);
  server.isLost = false;
  expect(await editor.saver.flush()).toBe(true);
  expect(server.locator.draft?.config.radiusKm).toBe(60);
});

test('a discarded draft can be restored, and a restored version replaces the shown one [LOC-03]', async () => {
  const {
    server,
    opened: [editor],
  } = editors('Ada');
  editor.store.change({ radiusKm: 60 });
  await editor.saver.flush();
  const typed = await editor.discard();
  expect(typed).toEqual({ radiusKm: 60 });
  expect(editor.store.get().draft.radiusKm).toBe(config.radiusKm);
  editor.store.change(typed);
  await editor.saver.flush();
  expect(server.locator.draft?.config.radiusKm).toBe(60);
  server.locator = {
    ...server.locator,
    version: 5,
    draft: null,
    config: { ...config, radiusKm: 5 },
  };
  editor.adopt(server.locator);
  expect(editor.store.get()).toMatchObject({
    draft: { radiusKm: 5 },
    published: { radiusKm: 5 },
  });
  expect(editor.get().base.version).toBe(5);
  editor.store.change({ radiusKm: 6 });
  expect(await editor.saver.flush()).toBe(true);
});
