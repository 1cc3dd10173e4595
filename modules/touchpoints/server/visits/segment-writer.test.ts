import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Segment, SegmentWriter } from './segment-writer.ts';
import { visitTo } from './testing/visit-fixtures.ts';
import { parseVisit } from './visit.ts';

const to = { clientId: crypto.randomUUID(), touchpointId: 'a'.repeat(24) };
let directory: string;
let segments = 0;
const writers: SegmentWriter[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'comptoir-segments-'));
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const writer of writers.splice(0)) await writer.cut();
  await rm(directory, { recursive: true, force: true });
});

function newWriter(onEnded: (path: string) => void = () => {}): SegmentWriter {
  segments = 0;
  const writer = new SegmentWriter({
    newPath: () => {
      segments += 1;
      return join(directory, String(segments));
    },
    onEnded,
    onRefused: (_visits, error) => expect.unreachable(String(error)),
  });
  writers.push(writer);
  return writer;
}

/** Ids per segment, in order. */
async function written(): Promise<(string | undefined)[][]> {
  const names = (await readdir(directory)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8');
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => parseVisit(line)?.id);
    }),
  );
}

test('visits of one moment are written together, in their order', async () => {
  const writer = newWriter();
  const visits = Array.from({ length: 100 }, () => visitTo(to));
  await Promise.all(visits.map((visit) => writer.append(visit)));
  expect(await written()).toEqual([visits.map(({ id }) => id)]);
});

test('in a rush visits gather for a moment: fewer writes, each of many visits', async () => {
  const append = vi.spyOn(Segment.prototype, 'append');
  onTestFinished(() => append.mockRestore());
  const writer = newWriter();
  const visits = Array.from({ length: 60 }, () => visitTo(to));
  const rush = Promise.all(visits.slice(0, 20).map((visit) => writer.append(visit)));
  await rush;
  // Each loop turn would be a separate write without waiting.
  for (const visit of visits.slice(20)) {
    void writer.append(visit);
    await new Promise(setImmediate);
  }
  await writer.drained();
  expect((await written()).flat()).toEqual(visits.map(({ id }) => id));
  expect(append.mock.calls.length).toBeLessThan(20);
});

test('a process that was suspended continues in a new segment, since the old one may have been taken over', async () => {
  const writer = newWriter();
  const [before, after] = [visitTo(to), visitTo(to)];
  await writer.append(before);
  vi.setSystemTime(Date.now() + 30_000);
  await writer.append(after);
  expect(await written()).toEqual([[before.id], [after.id]]);
});

test('a visit that was being written when the process was suspended is written again', async () => {
  const writer = newWriter();
  const [before, during] = [visitTo(to), visitTo(to)];
  await writer.append(before);
  const appended = writer.append(during);
  // After the writer's own turn, when its write is running.
  setImmediate(() => vi.setSystemTime(Date.now() + 90_000));
  await appended;
  expect(await written()).toEqual([[before.id, during.id], [during.id]]);
});

test('a second concurrent cut resolves only after the segment is ended [TP-06]', async () => {
  const ended: string[] = [];
  const writer = newWriter((path) => ended.push(path));
  await writer.append(visitTo(to));
  const first = writer.cut();
  await writer.cut();
  expect(ended).toHaveLength(1);
  await first;
});
