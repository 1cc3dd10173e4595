export interface CaptchaTables {
  /** Above clients: an answer is spent whoever it was given to. */
  'platform.spent_captchas': { hash: string; subject: string | null; expires_at: Date };
}
