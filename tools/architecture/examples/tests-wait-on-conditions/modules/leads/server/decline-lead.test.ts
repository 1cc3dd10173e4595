import { setTimeout as sleep } from 'node:timers/promises';

export const declined = () => sleep(200);
