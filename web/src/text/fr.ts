import alike from "../../../src/groma/kernel/text/fr.ftl?raw";
import own from "./fr.ftl?raw";

export default `${alike}\n${own}`;
