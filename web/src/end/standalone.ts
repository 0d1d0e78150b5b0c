/** A drawing of the page as a file of its own: nothing in it points to the page any more. */

/** A part of a drawing: its tag, its attributes, and what is in it. */
export interface Drawn {
  tag: string;
  attributes: Record<string, string>;
  children: (Drawn | string)[];
}

/** What a drawing of the page leans on. */
export interface Surroundings {
  /** A symbol or another part of the page's drawings. */
  find(id: string): Drawn | null;
  /** What a class says, as pairs of property and value. */
  rules: Map<string, [string, string][]>;
  /** The value of a custom property such as `--ink`. */
  value(name: string): string;
}

type Scope = (name: string) => string;

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g;
const REFERENCE = /url\(["']?#([\w-]+)["']?\)/g;
/** What only the page needs. */
const OF_THE_PAGE = /^(class|style|data-|aria-|role$)/;
const DEEPEST = 12;

export function standalone(drawing: Drawn, surroundings: Surroundings, inside = ""): string {
  const writer = new Writer(surroundings);
  const scope: Scope = (name) => surroundings.value(name);
  const body = drawing.children.map((child) => writer.write(child, scope, 0)).join("");
  const attributes = writer.attributesOf(drawing, scope);
  return `<svg xmlns="http://www.w3.org/2000/svg"${written(attributes)}>${inside}${writer.definitions(scope)}${body}</svg>`;
}

class Writer {
  private readonly needed = new Set<string>();

  constructor(private readonly around: Surroundings) {}

  write(part: Drawn | string, outer: Scope, depth: number): string {
    if (typeof part === "string") return escaped(part);
    const scope = this.scopeOf(part, outer);
    if (part.tag === "use") return depth < DEEPEST ? this.expand(part, scope, depth) : "";
    const inside = part.children.map((child) => this.write(child, scope, depth)).join("");
    return `<${part.tag}${written(this.attributesOf(part, scope))}>${inside}</${part.tag}>`;
  }

  /** What is drawn by reference, drawn in place. */
  private expand(use: Drawn, scope: Scope, depth: number): string {
    const { href = "", x = "0", y = "0", width, height, ...rest } = this.attributesOf(use, scope);
    const found = this.around.find(href.replace("#", ""));
    if (!found) return "";
    const inner = this.scopeOf(found, scope);
    const draw = (of: Drawn["children"]): string => of.map((child) => this.write(child, inner, depth + 1)).join("");
    if (found.tag !== "symbol")
      return `<g${written({ ...rest, ...moved(x, y, rest["transform"]) })}>${this.write(found, scope, depth + 1)}</g>`;
    const { viewBox, ...own } = this.attributesOf(found, inner);
    delete own["id"];
    const box = { x, y, width: width ?? "100%", height: height ?? "100%", ...(viewBox ? { viewBox } : {}) };
    const inside = `<svg${written({ ...own, ...box, overflow: "visible" })}>${draw(found.children)}</svg>`;
    return `<g${written(rest)}>${inside}</g>`;
  }

  /** Patterns, filters and the like to which the drawing refers. */
  definitions(scope: Scope): string {
    const done = new Map<string, string>();
    for (const id of this.needed) {
      const found = this.around.find(id);
      if (found) done.set(id, this.write(found, scope, 0));
    }
    return done.size ? `<defs>${[...done.values()].join("")}</defs>` : "";
  }

  /** Custom properties that a class or a style sets hold for all that is inside. */
  private scopeOf(part: Drawn, outer: Scope): Scope {
    const own = new Map(this.saidOf(part).filter(([property]) => property.startsWith("--")));
    if (!own.size) return outer;
    return (name) => (own.has(name) ? resolved(own.get(name)!, outer) : outer(name));
  }

  attributesOf(part: Drawn, scope: Scope): Record<string, string> {
    const kept = Object.entries(part.attributes).filter(([name]) => !OF_THE_PAGE.test(name));
    const styled = this.saidOf(part).filter(([property]) => !property.startsWith("--"));
    const attributes = Object.fromEntries(kept.map(([name, value]) => [name, this.refer(resolved(value, scope))]));
    const style = styled.map(([property, value]) => `${property}:${this.refer(resolved(value, scope))}`).join(";");
    return style ? { ...attributes, style } : attributes;
  }

  /** What the classes of a part say, and then its own style. */
  private saidOf({ attributes }: Drawn): [string, string][] {
    const classes = (attributes["class"] ?? "").split(/\s+/).flatMap((name) => this.around.rules.get(name) ?? []);
    return [...classes, ...declared(attributes["style"] ?? "")];
  }

  private refer(value: string): string {
    for (const [, id] of value.matchAll(REFERENCE)) this.needed.add(id!);
    return value;
  }
}

/** A style as pairs of property and value. */
export function declared(style: string): [string, string][] {
  return style
    .split(";")
    .map((one) => one.split(/:(.*)/s))
    .filter(([property, value]) => property?.trim() && value?.trim())
    .map(([property, value]) => [property!.trim(), value!.trim()]);
}

/** A value with all its custom properties written out. */
function resolved(value: string, scope: Scope, depth = 0): string {
  if (!value.includes("var(") || depth > DEEPEST) return value;
  const once = value.replace(
    VARIABLE,
    (_, name: string, otherwise?: string) => scope(name).trim() || (otherwise ?? ""),
  );
  return resolved(once.trim(), scope, depth + 1);
}

function moved(x: string, y: string, transform = ""): Record<string, string> {
  if (Number(x) === 0 && Number(y) === 0) return transform ? { transform } : {};
  return { transform: `${transform} translate(${x} ${y})`.trim() };
}

function written(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
