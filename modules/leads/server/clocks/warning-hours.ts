/** Before a lead is lost by itself whoever could keep it is told, this long before at most [LEAD-06]. */
export const WARNING_HOURS = 48;
