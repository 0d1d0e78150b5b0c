import { afterAll, expect, test } from "vitest";
import { type Language, settings } from "../settings.svelte";
import { cameWithoutPasskey, linkSecret } from "./entering";
import { canHavePasskeys, toText } from "./passkeys";
import english from "./text/en.ftl?raw";
import french from "./text/fr.ftl?raw";
import italian from "./text/it.ftl?raw";
import { day, sorry, t, words } from "./words.svelte";
import { Trouble } from "../net/api";

const speak = async (language: Language): Promise<void> => {
  settings.language = language;
  await words.speak(language);
};
afterAll(() => speak("en"));

/** The messages of a text, each with its variables. */
function messages(text: string): string[] {
  const whole = text.split(/\n(?=[a-z])/).filter((one) => /^[a-z-]+ =/.test(one));
  return whole.map((one) => `${one.split(" =")[0]} ${[...new Set(one.match(/\$\w+/g))].sort().join(" ")}`);
}

test("three languages say the same things, with the same variables", () => {
  expect(messages(english).length).toBeGreaterThan(60);
  expect(messages(italian)).toEqual(messages(english));
  expect(messages(french)).toEqual(messages(english));
});

test.each<[Language, string, string]>([
  ["en", "Bring this table along", "Bring these 3 tables along"],
  ["it", "Porta con te questo tavolo", "Porta con te questi 3 tavoli"],
  ["fr", "Emmener cette table", "Emmener ces 3 tables"],
])("in %s one table comes along, or three", async (language, one, three) => {
  await speak(language);
  expect([1, 3].map((count) => t("bring", { count }))).toEqual([one, three]);
  expect(t("close")).not.toBe("close");
  expect(day(0)).toContain("1970");
});

test("trouble about people is said in their words, all else in the page's", async () => {
  await speak("en");
  expect(sorry(new Trouble(403, "code", "raw"))).toBe("This code is not good, or was used already.");
  expect(sorry(new Trouble(409, "handle-taken", "raw"))).toContain("belongs to somebody");
});

test("passkeys are offered where browsers have them", () => {
  const PublicKeyCredential = { parseCreationOptionsFromJSON: null };
  const at = (hostname: string, isSecureContext: boolean, more: object = { PublicKeyCredential }): boolean =>
    canHavePasskeys({ isSecureContext, location: { hostname }, ...more } as never);
  expect(["groma.example", "localhost"].map((name) => at(name, true))).toEqual([true, true]);
  expect([at("pi.local", false), at("127.0.0.1", true), at("[::1]", true)]).toEqual([false, false, false]);
  expect(at("groma.example", true, {})).toBe(false);
});

test("bytes travel as text that an address can hold", () => {
  expect(toText(Uint8Array.from([0, 62, 63, 250, 251, 255, 1]).buffer)).toBe("AD4_-vv_AQ");
});

test("the address tells how one came in", () => {
  expect([linkSecret("#reentry=abc_-"), linkSecret("#x"), linkSecret("")]).toEqual(["abc_-", null, null]);
  expect([cameWithoutPasskey("#without-passkey"), cameWithoutPasskey("")]).toEqual([true, false]);
});
