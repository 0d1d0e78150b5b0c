import alike from "../../../src/groma/kernel/text/it.ftl?raw";
import own from "./it.ftl?raw";

export default `${alike}\n${own}`;
