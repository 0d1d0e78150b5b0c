/** Passkeys, as the browser makes and shows them; the server writes bytes as text. */
import { Trouble } from "../net/api";

type Json = Record<string, unknown>;

/** Whether browsers offer passkeys here: not over plain HTTP, and never at a bare number. */
export function canHavePasskeys(where: { isSecureContext: boolean; location: { hostname: string } } = window): boolean {
  const { hostname } = where.location;
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.includes(":");
  return where.isSecureContext && !isNumber && "PublicKeyCredential" in where;
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Let the browser make a passkey. */
export async function make(asked: Json): Promise<Json> {
  const user = asked["user"] as { id: string; name: string; displayName: string };
  const publicKey = {
    ...asked,
    challenge: toBytes(asked["challenge"] as string),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: descriptors(asked["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await unlessCancelled(navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, {
    attestationObject: toText(response.attestationObject),
    clientDataJSON: toText(response.clientDataJSON),
    transports: response.getTransports?.() ?? [],
  });
}

/** Let whoever is there show a passkey. */
export async function show(asked: Json): Promise<Json> {
  const publicKey = {
    ...asked,
    challenge: toBytes(asked["challenge"] as string),
    allowCredentials: descriptors(asked["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = await unlessCancelled(navigator.credentials.get({ publicKey }));
  const response = shown.response as AuthenticatorAssertionResponse;
  return answer(shown, {
    authenticatorData: toText(response.authenticatorData),
    clientDataJSON: toText(response.clientDataJSON),
    signature: toText(response.signature),
    userHandle: response.userHandle ? toText(response.userHandle) : null,
  });
}

function descriptors(asked: unknown): PublicKeyCredentialDescriptor[] {
  const known = (asked ?? []) as { id: string; type: "public-key" }[];
  return known.map((one) => ({ type: one.type, id: toBytes(one.id) }));
}

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
