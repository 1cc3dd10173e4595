/** The content of the mail is no longer valid, so it is not sent. */
export class MailUntrue extends Error {
  constructor() {
    super('what the mail says holds no longer');
    this.name = 'MailUntrue';
  }
}
