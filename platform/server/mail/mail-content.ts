import { Readable } from 'node:stream';

/** Content of one mail. It is requested after the server has accepted the envelope, and only then sent. */
export class MailContent extends Readable {
  readonly #content: Buffer;
  readonly #mayLeave: () => Promise<void>;
  hasBegun = false;
  /** True after all content including the final dot was sent. From here on only the server knows the result. */
  hasLeft = false;

  constructor(content: Buffer, mayLeave: () => Promise<void>) {
    super();
    this.#content = content;
    this.#mayLeave = mayLeave;
    this.once('end', () => {
      this.hasLeft = true;
      this.emit('part');
    });
    // The SMTP client reports the error to the caller. Without a listener it would end the process.
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
