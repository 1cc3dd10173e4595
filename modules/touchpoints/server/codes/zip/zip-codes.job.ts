import { Readable } from 'node:stream';
import { z } from 'zod';
import { seeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { zipOptionsSchema } from '#modules/touchpoints/contract/qr-codes.ts';
import { DEFAULT_LOCALE, localeSchema } from '#platform/contract/locale.ts';
import type { TextReference } from '#platform/contract/text/text-keys.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineJob, type JobContext, jobScope } from '#platform/server/jobs/job.ts';
import type { JobOutcome } from '#platform/server/jobs/job-kind.ts';
import { EventLoopYielder } from '#platform/server/jobs/yield-turn.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import { readClientBrand } from '../../configurations/brand-settings.ts';
import { countChosen, queuedWhichSchema } from '../../search/chosen-batches.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { LogoCache } from '../code-logo.ts';
import { findSuffixCode, printableTouchpointsSql } from '../stored-code.ts';
import { type CodeFileContext, chosenCodes, codeFile } from './code-files.ts';
import { type ZipFile, zipArchive } from './zip-archive.ts';
import { ZIP_SECONDS, type zipOutcomeSchema, zipPath } from './zip-link.ts';
import { ZipManifest } from './zip-manifest.ts';

const MAX_BYTES = 64 * 1024 ** 3;
const input = z.object({
  which: queuedWhichSchema,
  options: zipOptionsSchema,
  userId: z.string(),
  /** Language of the manifest. */
  reader: localeSchema.default(DEFAULT_LOCALE),
});
type Input = z.output<typeof input>;

/**
 * An archive of any number of codes [TP-07]. If a lost worker caused a second run, the first archive expires without being
 * linked.
 */
export const zipCodes = defineJob({
  name: 'touchpoints.zip-codes',
  input,
  concurrency: 2,
  expireSeconds: 6 * 60 * 60,
  async handle(context): Promise<JobOutcome> {
    const { app, clientId, jobId, input } = context;
    if (!clientId) throw new Error('an archive is about a client');
    const { userId, options, reader } = input;
    const may = seeTouchpoints;
    const { db, membership } = await jobScope<TouchpointsTables>(app, { clientId, userId, may });
    const brand = await readClientBrand({ db, app }, clientId);
    const logos = new LogoCache({ db, app }, brand);
    const counts = { leftOut: 0 };
    const translate = app.texts.translator(reader);
    const files = codeFiles(
      context,
      db,
      { brand, suite: app.config, logos, options, translate },
      counts,
    );
    const file = await app.files.put(db, {
      clientId,
      name: datedFileName('qr-codes', 'zip', brand.timeZone),
      stream: Readable.from(zipArchive(files), { objectMode: false }),
      maxBytes: MAX_BYTES,
      allow: ['zip'],
      ownerUserId: userId,
      may,
      madeAs: membership.role,
      expiresAt: new Date(Date.now() + ZIP_SECONDS * 1000),
    });
    const path = zipPath(app.secrets, { clientId, jobId });
    const result: z.output<typeof zipOutcomeSchema> = { path, name: file.name, fileId: file.id };
    return {
      result,
      body: bodyOf(file.name, counts.leftOut),
      actions: [{ label: { key: 'platform:export.download', params: {} }, path }],
    };
  },
});

function bodyOf(file: string, leftOut: number): TextReference {
  if (leftOut === 0) return { key: 'platform:export.done', params: { file } };
  return { key: 'touchpoints:codes.zipDoneWithout', params: { file, count: leftOut } };
}

async function* codeFiles(
  { input: { which, reader }, progress, signal }: JobContext<Input>,
  db: Db<TouchpointsTables>,
  context: CodeFileContext,
  counts: { leftOut: number },
): AsyncGenerator<ZipFile> {
  const { clientId } = context.brand;
  const total = await countChosen({ db }, printableTouchpointsSql(which, clientId));
  const manifest = new ZipManifest({ reader, translate: context.translate });
  const breather = new EventLoopYielder();
  let done = 0;
  try {
    for await (const storedCode of chosenCodes({ db }, { which, clientId })) {
      signal.throwIfAborted();
      for (const suffix of [storedCode.suffix, ...storedCode.furtherSuffixes]) {
        const code = findSuffixCode(storedCode, { suffix, ...context });
        if (!code) continue;
        const { file, line } = await codeFile(code, context);
        await manifest.add(line);
        if (file) yield file;
        else counts.leftOut += 1;
      }
      done += 1;
      progress(done, total);
      await breather.pause();
    }
    yield { name: 'manifest.csv', content: await manifest.end() };
  } finally {
    manifest.abandon();
  }
}
