import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { EventDefinition } from '#platform/contract/event.ts';
import { modules } from '#suite/server/modules.ts';

const CHECKOUT = join(import.meta.dirname, '..', '..');

test('every event of a contract is declared by its module, so that a webhook can subscribe to it', async () => {
  const promised = await eventsOfContracts();
  expect(promised.length).toBeGreaterThan(10);
  const forgotten = promised.filter(
    ({ owner, event }) => !modules.find(({ name }) => name === owner)?.events?.includes(event),
  );
  expect(forgotten.map(({ owner, event }) => `${owner}: ${event.type}`)).toEqual([]);
});

async function eventsOfContracts(): Promise<{ owner: string; event: EventDefinition }[]> {
  const files = await Array.fromAsync(
    glob('modules/*/contract/**/*.ts', { cwd: CHECKOUT, exclude: ['**/*.test.ts'] }),
  );
  const contracts = await Promise.all(
    files.map(async (file) => ({
      owner: file.split('/')[1] ?? '',
      exported: Object.values(await import(join(CHECKOUT, file))),
    })),
  );
  return contracts.flatMap(({ owner, exported }) =>
    exported.filter(isEvent).map((event) => ({ owner, event })),
  );
}

function isEvent(exported: unknown): exported is EventDefinition {
  const { type, payload } = (exported ?? {}) as Partial<EventDefinition>;
  return typeof type === 'string' && payload instanceof z.ZodType;
}
