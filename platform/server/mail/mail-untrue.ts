/** What the mail says holds no longer: it does not leave. */
export class MailUntrue extends Error {
  constructor() {
    super('what the mail says holds no longer');
    this.name = 'MailUntrue';
  }
}
