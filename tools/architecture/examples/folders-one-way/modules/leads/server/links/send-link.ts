import { mailText } from '../mails/mail-text.ts';

export const sendLink = () => mailText;
