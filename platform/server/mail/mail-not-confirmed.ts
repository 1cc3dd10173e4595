/** The whole mail had left and the server never said whether it took it: it may have arrived, or not. */
export class MailNotConfirmed extends Error {
  constructor(options: { cause: unknown }) {
    super('the mail server did not confirm the mail', options);
    this.name = 'MailNotConfirmed';
  }
}
