export const part27 = 27;
