/** A file that the server sent. Its content is read once, in one of these ways. */
export class ComptoirFile {
  /** The name that the server gave it. */
  readonly name: string | undefined;
  /** Media type, as `text/csv`. */
  readonly type: string;
  readonly #response: Response;

  constructor(response: Response) {
    this.name = fileName(response.headers.get('content-disposition') ?? '');
    this.type = response.headers.get('content-type') ?? 'application/octet-stream';
    this.#response = response;
  }

  /** The content as it arrives, for files that do not fit into memory. */
  get stream(): ReadableStream<Uint8Array> | null {
    return this.#response.body;
  }

  blob(): Promise<Blob> {
    return this.#response.blob();
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#response.arrayBuffer();
  }

  text(): Promise<string> {
    return this.#response.text();
  }
}

/** The form with accents first, then the plain one (RFC 6266). */
function fileName(disposition: string): string | undefined {
  const plain = /filename="([^"]+)"/i.exec(disposition)?.[1];
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : plain;
  } catch {
    return plain;
  }
}
