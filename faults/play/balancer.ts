import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, ask } from './ask.ts';

interface Target {
  address: string;
  agent: Agent;
  ready: boolean;
}

/** As plain as a load balancer can be: kept-alive connections, in turn, to whoever says that it is ready. */
export class Balancer {
  readonly #targets: Target[] = [];
  readonly #watching = setInterval(() => void this.#look(), 100);
  #turn = 0;

  async add(address: string): Promise<void> {
    this.#targets.push({ address, agent: new Agent({ keepAlive: true }), ready: false });
    await this.#look();
  }

  async send(given: Parameters<typeof ask>[1]): Promise<Asked> {
    const ready = this.#targets.filter((target) => target.ready);
    const target = ready[this.#turn++ % ready.length];
    if (target) return ask(target.address, { ...given, agent: target.agent });
    await pause(50);
    return this.send(given);
  }

  close(): void {
    clearInterval(this.#watching);
    for (const { agent } of this.#targets) agent.destroy();
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.#targets.map(async (target) => {
        const { status } = await ask(target.address, { path: '/health/ready', timeoutMs: 5_000 });
        target.ready = status === 200;
      }),
    );
  }
}
