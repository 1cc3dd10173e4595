import { lead } from '#modules/leads/contract/lead.ts';
import { button } from '#platform/web/button.ts';

export const leadTable = [lead, button];
