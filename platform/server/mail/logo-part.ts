/** How a mail names the picture that travels with it. */
export const LOGO_CID = 'logo@comptoir';

export interface LogoBytes {
  contentType: string;
  bytes: Buffer;
}
