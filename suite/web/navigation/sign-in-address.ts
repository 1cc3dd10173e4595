/** Where one signs in, with the address to come back to. The page is one of its own and is loaded anew. */
export function signInAddress(back?: string): string {
  return back === undefined ? '/sign-in' : `/sign-in?${new URLSearchParams({ redirect: back })}`;
}
