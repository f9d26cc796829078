/** The public interface of a calculator: the names that callers of the package, of links and of the command line use. */

/**
 * Lists the names of all inputs and outputs, of the columns of their rows, and of the choices.
 * @param schema what `describe` returns
 * @returns `rateType`, `rateType=arm`, `extraPayments.amount`, …
 */
export function publicKeys(schema) {
  return { inputs: namesOf(schema.properties), outputs: namesOf(schema["x-outputs"].properties) };
}

function namesOf(properties, prefix = "") {
  return Object.entries(properties).flatMap(([key, { enum: options = [], items }]) => {
    const name = prefix + key;
    return [
      name,
      ...options.filter((option) => option !== null).map((option) => `${name}=${option}`),
      ...(items ? namesOf(items.properties, `${name}.`) : []),
    ];
  });
}

/** What was released and is no longer there: `mortgage-calculator: input homePrice`. */
export function missingKeys(released, current) {
  return Object.entries(released).flatMap(([id, { entry, inputs, outputs }]) => {
    const now = current[id];
    if (!now) return [`${id}: the calculator`];
    const gone = (kind, names, present) =>
      names.filter((name) => !present.includes(name)).map((name) => `${id}: ${kind} ${name}`);
    return [
      ...(now.entry === entry ? [] : [`${id}: entry ${entry}`]),
      ...gone("input", inputs, now.inputs),
      ...gone("output", outputs, now.outputs),
    ];
  });
}
