import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type RequestOutcome, sendRequest } from './send-request.ts';

interface Target {
  address: string;
  agent: Agent;
  ready: boolean;
}

/** A minimal load balancer: round robin over the processes that report ready, with keep-alive connections. */
export class Balancer {
  readonly #targets: Target[] = [];
  readonly #watching = setInterval(() => void this.#look(), 100);
  #turn = 0;

  async add(address: string): Promise<void> {
    this.#targets.push({ address, agent: new Agent({ keepAlive: true }), ready: false });
    await this.#look();
  }

  async send(given: Parameters<typeof sendRequest>[1]): Promise<RequestOutcome> {
    const ready = this.#targets.filter((target) => target.ready);
    const target = ready[this.#turn++ % ready.length];
    if (target) return sendRequest(target.address, { ...given, agent: target.agent });
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
        const { status } = await sendRequest(target.address, {
          path: '/health/ready',
          timeoutMs: 5_000,
        });
        target.ready = status === 200;
      }),
    );
  }
}
