/** Another living process owns the data directory. */
export class AlreadyRunning extends Error {
  constructor(holder: string) {
    super(
      `Comptoir is already running in this checkout (${holder}). Stop it first, or set DATABASE_URL to run another one on another database.`,
    );
    this.name = 'AlreadyRunning';
  }
}
