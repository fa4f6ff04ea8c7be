/** Does in one go what could be done in steps. */
export function finish<X>(work: Generator<void, X>): X {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
