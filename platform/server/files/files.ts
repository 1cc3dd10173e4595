import type { Readable } from 'node:stream';
import { FILE_KINDS, type FileKind } from '#platform/contract/files/file-kind.ts';
import type { Permission, Role } from '#platform/contract/permission.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Database, Db } from '../database/database.ts';
import { uuidV7 } from '../database/record-ids.ts';
import type { FileAnswer } from '../http/answer/send-answer.ts';
import { isArriving } from '../http/request/multipart-parts.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { cleanFileName } from './detect-file-kind.ts';
import type { FileStore } from './file-store.ts';
import { fileLinkPath, type StoredFile, storedFile, storeKey } from './stored-file.ts';
import type { FilesTables } from './tables.ts';
import { writeFile } from './write-file.ts';

export interface NewFile {
  clientId: string;
  name: string;
  stream: Readable;
  maxBytes: number;
  allow: readonly FileKind[];
  /** The stream is a part of such a file, so its content shows no kind. */
  partOf?: FileKind;
  /** Explains why a file is rejected, if the sender can fix it. */
  explain?: (head: Buffer, name: string) => Problem | undefined;
  /**
   * Owner of the file. Its links work only for this user, while they have access to the client, the permission, and at
   * least the role as of its creation.
   */
  ownerUserId?: string;
  may?: Permission;
  madeAs?: Role;
  /** The file is deleted after this time; without it, it stays until it is removed. */
  expiresAt?: Date;
}

/** The files of all clients: rows in the caller's transaction, contents in a folder or a bucket. */
export class Files {
  readonly store: FileStore;
  readonly #database: Database;
  readonly #secrets: Secrets;

  constructor(given: { database: Database; secrets: Secrets; store: FileStore }) {
    this.#database = given.database;
    this.#secrets = given.secrets;
    this.store = given.store;
  }

  /**
   * Stores a file as part of the caller's transaction. The object is registered outside that transaction and before its
   * first byte, so that collect-files can always find it. An upload in progress must be stored before the transaction
   * begins, because slow senders would otherwise block all database connections.
   */
  async put(db: Db, given: NewFile): Promise<StoredFile> {
    if (db.isTransaction && isArriving(given.stream))
      throw new Error('a transaction waits for a file that is still arriving');
    const { clientId } = given;
    const id = uuidV7();
    const key = storeKey({ clientId, id });
    const name = cleanFileName(given.name);
    const written = await writeFile(this.store, {
      ...given,
      key,
      name,
      beforeWrite: async () => {
        await this.#database
          .acrossClients<FilesTables>()
          .insertInto('platform.file_objects')
          .values({ client_id: clientId, id })
          .execute();
      },
    });
    const row = await (db as Db<FilesTables>)
      .insertInto('platform.files')
      .values({
        client_id: clientId,
        id,
        name,
        ...written,
        created_by: given.ownerUserId ?? null,
        asks_for: given.may?.ability ?? null,
        made_as: given.madeAs ?? null,
        expires_at: given.expiresAt ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return storedFile(row);
  }

  async find(db: Db, wanted: { clientId: string; id: string }): Promise<StoredFile> {
    const row = await (db as Db<FilesTables>)
      .selectFrom('platform.files')
      .selectAll()
      .where('client_id', '=', wanted.clientId)
      .where('id', '=', wanted.id)
      .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', new Date())]))
      .executeTakeFirst();
    if (!row) throw notFound();
    return storedFile(row);
  }

  /** Reads several files; deleted ones are omitted. */
  async findAll(
    db: Db,
    wanted: { clientId: string; ids: readonly string[] },
  ): Promise<StoredFile[]> {
    if (wanted.ids.length === 0) return [];
    const rows = await (db as Db<FilesTables>)
      .selectFrom('platform.files')
      .selectAll()
      .where('client_id', '=', wanted.clientId)
      .where('id', 'in', wanted.ids)
      .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', new Date())]))
      .execute();
    return rows.map(storedFile);
  }

  /** Sizes in bytes; deleted files are omitted. */
  async sizes(
    db: Db,
    { clientId, ids }: { clientId: string; ids: readonly string[] },
  ): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await (db as Db<FilesTables>)
      .selectFrom('platform.files')
      .select(['id', 'size'])
      .where('client_id', '=', clientId)
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, size }) => [id, size]));
  }

  async open(
    db: Db,
    wanted: { clientId: string; id: string },
  ): Promise<{ file: StoredFile; stream: Readable }> {
    const file = await this.find(db, wanted);
    return { file, stream: await this.store.read(storeKey(file)) };
  }

  /** File response for a route. Only kinds that cannot run scripts are shown inline. */
  async answer(
    db: Db,
    wanted: { clientId: string; id: string; inline?: boolean },
  ): Promise<FileAnswer> {
    const { file, stream } = await this.open(db, wanted);
    const kind = FILE_KINDS[file.kind];
    return {
      stream,
      contentType: kind.contentType,
      fileName: file.name,
      length: file.size,
      inline: wanted.inline === true && kind.inline,
    };
  }

  link(
    file: { clientId: string; id: string },
    options: { seconds: number; disposition: 'attachment' | 'inline' },
  ): string {
    return fileLinkPath(this.#secrets, {
      client: file.clientId,
      id: file.id,
      until: Math.ceil(Date.now() / 1000) + options.seconds,
      as: options.disposition,
    });
  }

  /** Removes the expiry of a file in the caller's transaction. Returns false if the file no longer exists. */
  async keep(db: Db, file: { clientId: string; id: string }): Promise<boolean> {
    const { numUpdatedRows } = await (db as Db<FilesTables>)
      .updateTable('platform.files')
      .set({ expires_at: null })
      .where('client_id', '=', file.clientId)
      .where('id', '=', file.id)
      .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', new Date())]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Removes the file in the caller's transaction; collect-files deletes the bytes later. */
  async remove(db: Db, file: { clientId: string; id: string }): Promise<void> {
    await (db as Db<FilesTables>)
      .deleteFrom('platform.files')
      .where('client_id', '=', file.clientId)
      .where('id', '=', file.id)
      .execute();
  }

  close(): void {
    this.store.close();
  }
}
