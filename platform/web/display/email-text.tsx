/** An email address that is too long for its line breaks before its host, not within a word. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
