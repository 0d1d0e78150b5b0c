/** Who is known anew gets the whole page anew: nothing of who was here before is left on it. */

/** In the address of one's own page: somebody came in without a passkey. */
const WITHOUT = "#without-passkey";
const LINK = "#reentry=";

export const ME = {
  enter(by: "passkey" | "code" | "link"): void {
    history.replaceState(null, "", by === "passkey" ? "/me" : `/me${WITHOUT}`);
    location.reload();
  },
  goAway(): void {
    location.assign("/");
  },
};

export function cameWithoutPasskey(hash: string): boolean {
  return hash === WITHOUT;
}

/** The secret of the operator's link, if that is how one came. */
export function linkSecret(hash: string): string | null {
  return hash.startsWith(LINK) ? hash.slice(LINK.length) : null;
}
