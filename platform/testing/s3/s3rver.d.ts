/** The package has no types; these cover only what the tests use. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    middleware: ((
      context: { method: string; query: Record<string, unknown>; status: number },
      next: () => Promise<void>,
    ) => Promise<void>)[];
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
