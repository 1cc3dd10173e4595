export interface CaptchaTables {
  /** Not per client: an answer counts as used for all clients. */
  'platform.spent_captchas': { hash: string; subject: string | null; expires_at: Date };
}
