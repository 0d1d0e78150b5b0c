import { mount } from "svelte";
import App from "./App.svelte";
import "./design/base.css";
import defs from "./design/defs.svg?raw";
import { keepPage } from "./net/kept";
import sprite from "./design/sprite.svg?raw";

const drawings = document.createElement("div");
drawings.innerHTML = sprite + defs;
drawings.id = "drawings";
drawings.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
drawings.setAttribute("aria-hidden", "true");
document.body.prepend(drawings);

mount(App, { target: document.getElementById("app")! });

addEventListener("load", () => void keepPage().catch(() => undefined));
