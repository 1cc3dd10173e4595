import { setTimeout as wait } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import { People } from '#platform/testing/people.ts';
import type { BenchApp } from './bench-app.ts';

export interface FileForm {
  headers: Record<string, string>;
  payload: Buffer;
}

export async function fileForm(content: string, name: string): Promise<FileForm> {
  const form = new FormData();
  form.append('file', new File([content], name));
  const packed = new Response(form);
  return {
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    payload: Buffer.from(await packed.arrayBuffer()),
  };
}

/** Imports files as the admin of a new brand; measures the check and the job that writes. */
export async function fileImporter(
  suite: BenchApp,
  calls: { check: { path: string }; write: { path: string } },
  options: {
    terms: object;
    /**
     * Interval between status requests. The measured process answers them itself, so a short interval would slow the
     * import down.
     */
    pollMs: number;
  },
) {
  const people = new People(suite.app);
  const client = await people.client();
  const admin = await people.user({ at: [{ client, role: 'brand_admin' }] });
  const server = await suite.openServer();
  const cookies = { [ACCESS_COOKIE]: await suite.accessOf(admin.id) };
  const send = async (request: InjectOptions) => {
    const answer = await server.inject({ cookies, ...request });
    if (answer.statusCode >= 300) throw new Error(answer.payload.slice(0, 500));
    return answer.json();
  };
  const at = (path: string, id = '') => path.replace('{uuid}', client.id).replace('{id}', id);
  return {
    clientId: client.id,
    async bring(form: FileForm): Promise<{ checkMs: number; writeMs: number }> {
      const began = performance.now();
      const { id } = await send({ method: 'POST', url: at(calls.check.path), ...form });
      const checked = performance.now();
      const { jobId } = await send({
        method: 'POST',
        url: at(calls.write.path, id),
        payload: options.terms,
      });
      for (let state = ''; state !== 'done'; await wait(options.pollMs)) {
        const { items } = await send({ method: 'GET', url: `/api/jobs?clientId=${client.id}` });
        state = items.find((job: { id: string }) => job.id === jobId)?.state;
        if (state === 'failed') throw new Error('the import failed');
      }
      return { checkMs: checked - began, writeMs: performance.now() - checked };
    },
  };
}
