import { link } from '../links/link.ts';

export const sendMail = () => link;
