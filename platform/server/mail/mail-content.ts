import { Readable } from 'node:stream';

/** The bytes of one mail. They are asked for once the server has taken the envelope, and only then begin to leave. */
export class MailContent extends Readable {
  readonly #content: Buffer;
  readonly #mayLeave: () => Promise<void>;
  hasBegun = false;
  /** All of it, the final dot behind it: from here on only the server knows what became of it. */
  hasLeft = false;

  constructor(content: Buffer, mayLeave: () => Promise<void>) {
    super();
    this.#content = content;
    this.#mayLeave = mayLeave;
    this.once('end', () => {
      this.hasLeft = true;
      this.emit('part');
    });
    // Who hands it over is told by the server's client; without a listener it would end the process.
    this.on('error', () => {});
  }

  override _read(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    this.emit('part');
    this.#mayLeave().then(
      () => {
        this.push(this.#content);
        this.push(null);
      },
      (error: Error) => this.destroy(error),
    );
  }
}
