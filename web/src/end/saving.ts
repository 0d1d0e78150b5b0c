/** Saves a drawing of the page as a file: as SVG with its fonts, or as a picture made from it. */
import display from "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url";
import sans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import { declared, type Drawn, standalone, type Surroundings } from "./standalone";

const FONTS = [
  { family: "Marcellus", weight: "400", url: display },
  { family: "Source Sans 3 Variable", weight: "200 900", url: sans },
];

/** The drawing as the text of a file. */
export async function fileOf(svg: SVGSVGElement): Promise<string> {
  const fonts = (await Promise.all(FONTS.map(fontFace))).join("");
  return standalone(read(svg), surroundingsOf(svg), `<style>${fonts}</style>`);
}

/** The drawing as a picture of its own size. */
export async function pictureOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;base64,${inBase64(new TextEncoder().encode(await fileOf(svg)))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

async function fontFace({ family, weight, url }: (typeof FONTS)[number]): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const source = `url(data:font/woff2;base64,${inBase64(bytes)}) format("woff2")`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${source}}`;
}

function inBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function read(element: Element): Drawn {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const children = [...element.childNodes].flatMap((node): Drawn["children"] => {
    if (node instanceof Element) return [read(node)];
    return node instanceof Text && node.data.trim() ? [node.data] : [];
  });
  return { tag: element.localName, attributes, children };
}

function surroundingsOf(svg: SVGSVGElement): Surroundings {
  const style = getComputedStyle(svg);
  return {
    find: (id) => {
      const found = svg.querySelector(`#${CSS.escape(id)}`) ? null : document.getElementById(id);
      return found ? read(found) : null;
    },
    rules: rulesOfClasses(),
    value: (name) => style.getPropertyValue(name),
  };
}

/** What the stylesheets of the page say of single classes: those of the drawings are no more than that. */
function rulesOfClasses(): Map<string, [string, string][]> {
  const rules = new Map<string, [string, string][]>();
  for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const selector of rule.selectorText.split(",")) {
      const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1];
      if (name) rules.set(name, [...(rules.get(name) ?? []), ...declared(rule.style.cssText)]);
    }
  }
  return rules;
}
