import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { defineConnector } from '../connector.ts';

/** Writes, reads and removes a small file: a store that can only be read is no store. */
export const fileStoreConnector = defineConnector({
  name: 'file-store',
  label: 'platform:connectors.name.fileStore',
  configured: () => true,
  async check({ app }) {
    const { store } = app.files;
    const written = randomUUID();
    const key = `health/${written}`;
    try {
      await store.write(key, Readable.from([written]));
      const read = await text(await store.read(key));
      return read === written ? 'ANSWERS' : 'ANSWER_NOT_UNDERSTOOD';
    } finally {
      await store.remove(key);
    }
  },
});
