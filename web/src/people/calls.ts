/** The server's calls about people. */
import { ask, fetched, type Schemas } from "../net/api";
import { make, show } from "./passkeys";

export type Account = Schemas["Account"];
export type Rests = Schemas["RestInfo"];
type Me = Schemas["Me"];
/** What WebAuthn writes; the wire only passes it on. */
type Asked<T> = Omit<Schemas["PasskeyOptions"], "options"> & { options: T };

export const people = {
  account: () => ask<Account>("GET", "/me/account"),
  takeHandle: (handle: string) => ask<Me>("PUT", "/me/handle", { handle }),
  makePasskey: async () => {
    const { options } = await ask<Asked<PublicKeyCredentialCreationOptionsJSON>>("POST", "/me/passkeys/options");
    return ask<Account>("POST", "/me/passkeys/verify", { credential: await make(options) });
  },
  removePasskey: (id: string) => ask<void>("DELETE", `/me/passkeys/${id}`),
  makeCodes: () => ask<Schemas["RecoveryCodes"]>("POST", "/me/codes").then(({ codes }) => codes),
  showPasskey: async (bring: boolean) => {
    const { options } = await ask<Asked<PublicKeyCredentialRequestOptionsJSON>>("POST", "/session/options");
    return ask<Me>("POST", "/session/verify", { credential: await show(options), bring });
  },
  showCode: (code: string, bring: boolean) => ask<Me>("POST", "/session/code", { code, bring }),
  showLink: (secret: string) => ask<Me>("POST", "/session/reentry", { secret }),
  signOut: () => ask<void>("DELETE", "/session"),
  signOutOthers: () => ask<void>("DELETE", "/session/others"),
  leave: () => ask<void>("DELETE", "/me"),
  rests: () => ask<Rests>("GET", "/me/holidays"),
  rest: (first: string, last: string) => ask<Rests>("PUT", "/me/holidays", { first, last }),
  comeBack: () => ask<Rests>("DELETE", "/me/holidays"),
  liveIn: (zone: string) => ask<Rests>("PUT", "/me/zone", { zone }),
};

/** Fetch all that is stored about me and hand it to the browser as a file. */
export async function download(): Promise<void> {
  const whole = await fetched("/me/export");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(whole);
  link.download = "groma.zip";
  link.click();
  URL.revokeObjectURL(link.href);
}
