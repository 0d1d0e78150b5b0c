/** Passkeys, as the browser makes and shows them; the server writes bytes as text. */
import { Trouble } from "../net/api";

type Json = { [key: string]: unknown };

/** Whether browsers offer passkeys here: not over plain HTTP, never at a bare number, and not very old ones. */
export function canHavePasskeys(where: Window & typeof globalThis = window): boolean {
  const { hostname } = where.location;
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.includes(":");
  return where.isSecureContext && !isNumber && "parseCreationOptionsFromJSON" in (where.PublicKeyCredential ?? {});
}

export function toText(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Let the browser make a passkey. */
export async function make(asked: PublicKeyCredentialCreationOptionsJSON): Promise<Json> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  const made = await unlessCancelled(navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, {
    attestationObject: toText(response.attestationObject),
    clientDataJSON: toText(response.clientDataJSON),
    transports: response.getTransports?.() ?? [],
  });
}

/** Let whoever is there show a passkey. */
export async function show(asked: PublicKeyCredentialRequestOptionsJSON): Promise<Json> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  const shown = await unlessCancelled(navigator.credentials.get({ publicKey }));
  const response = shown.response as AuthenticatorAssertionResponse;
  return answer(shown, {
    authenticatorData: toText(response.authenticatorData),
    clientDataJSON: toText(response.clientDataJSON),
    signature: toText(response.signature),
    userHandle: response.userHandle ? toText(response.userHandle) : null,
  });
}

/** In our own words: what a keychain of another maker answers with may not know how to write itself down. */
function answer(key: PublicKeyCredential, response: Json): Json {
  return { id: key.id, rawId: key.id, type: key.type, response };
}

/** Whoever closes the browser's own window has cancelled; what is known already is said. */
async function unlessCancelled(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asked.catch((problem: unknown) => {
    const known = problem instanceof DOMException && problem.name === "InvalidStateError";
    throw new Trouble(409, known ? "passkey-known" : "cancelled", "");
  });
  if (!found) throw new Trouble(409, "cancelled", "");
  return found as PublicKeyCredential;
}
