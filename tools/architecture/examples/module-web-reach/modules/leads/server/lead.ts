export const lead = 'lead';
