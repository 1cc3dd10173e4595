import { fourth } from './fourth.ts';

export const third = () => fourth;
