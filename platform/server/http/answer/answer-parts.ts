import type { FastifyReply } from 'fastify';

/** Collects headers and cookies while a handler runs, so that a failure sends none of them. */
export class AnswerParts {
  readonly #secure: boolean;
  readonly #steps: ((reply: FastifyReply) => void)[] = [];

  constructor(secure: boolean) {
    this.#secure = secure;
  }

  setCookie(name: string, value: string, options: { path: string; maxAge: number }): void {
    this.#steps.push((reply) =>
      reply.setCookie(name, value, {
        ...options,
        httpOnly: true,
        sameSite: 'lax',
        secure: this.#secure,
      }),
    );
  }

  clearCookie(name: string, options: { path: string }): void {
    this.#steps.push((reply) =>
      reply.clearCookie(name, {
        ...options,
        httpOnly: true,
        sameSite: 'lax',
        secure: this.#secure,
      }),
    );
  }

  header(name: string, value: string): void {
    this.#steps.push((reply) => reply.header(name, value));
  }

  status(code: number): void {
    this.#steps.push((reply) => reply.code(code));
  }

  apply(reply: FastifyReply): void {
    for (const step of this.#steps) step(reply);
  }
}
