export const mailText = 'text';
