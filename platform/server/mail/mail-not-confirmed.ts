/** The mail was sent completely, but the server did not confirm it. It may have arrived or not. */
export class MailNotConfirmed extends Error {
  constructor(options: { cause: unknown }) {
    super('the mail server did not confirm the mail', options);
    this.name = 'MailNotConfirmed';
  }
}
