/** A notice of the browser, for who waits in another tab. */

/** Ask the browser for leave to give notices; tells whether it was given. */
export async function askLeave(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Give notice, unless the page is being looked at or leave was not given. */
export function giveNotice(text: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  new Notification(text, { tag: location.pathname, icon: "/icon-192.png" });
}
