/** For the build, which can load modules, but nothing that they would import later. */
import { accuracy } from "./accuracy";

export default await accuracy();
