import alike from "../../../src/groma/kernel/text/en.ftl?raw";
import own from "./en.ftl?raw";

export default `${alike}\n${own}`;
