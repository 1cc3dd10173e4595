/** How long before the automatic loss recipients are warned at most [LEAD-06]. */
export const WARNING_HOURS = 48;
