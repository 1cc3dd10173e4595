import type { Queue } from './queue.ts';

export interface Jobs {
  queue: Queue;
}
