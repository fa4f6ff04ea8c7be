/** One layer of a network: each output is a bias and a weighted sum of the inputs. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  /** By output: the weights of its inputs. */
  readonly weights: Float64Array;
  readonly biases: Float64Array;
}

/**
 * Runs inputs through the layers, with everything below zero cut off between them. Sums are always made in the same
 * order, so that every machine gets the same figures.
 */
export function runLayers(layers: readonly Layer[], inputs: Float64Array): Float64Array {
  let values = inputs;
  for (let n = 0; n < layers.length; n++) {
    const layer = layers[n] as Layer;
    values = runLayer(layer, values, n < layers.length - 1);
  }
  return values;
}

function runLayer(
  { inputs, outputs, weights, biases }: Layer,
  values: Float64Array,
  cuts: boolean,
): Float64Array {
  // Half of the values are zero and add nothing.
  const used = new Uint8Array(inputs);
  let count = 0;
  for (let i = 0; i < inputs; i++) if (values[i] !== 0) used[count++] = i;
  const results = new Float64Array(outputs);
  for (let output = 0; output < outputs; output++) {
    let sum = biases[output] as number;
    const base = output * inputs;
    for (let n = 0; n < count; n++) {
      const i = used[n] as number;
      sum += (weights[base + i] as number) * (values[i] as number);
    }
    results[output] = cuts && sum < 0 ? 0 : sum;
  }
  return results;
}

/** e to the power of x, by sums and products alone: `Math.exp` may differ in its last digit between browsers. */
export function expOf(x: number): number {
  const bounded = Math.max(LEAST, Math.min(MOST, x));
  const halvings = 10;
  const small = bounded / 1024;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= TERMS; n++) {
    term *= small / n;
    sum += term;
  }
  for (let n = 0; n < halvings; n++) sum *= sum;
  return sum;
}

const LEAST = -60;
const MOST = 60;
const TERMS = 8;

/** Chances that follow from one figure each, all of them 1 together. */
export function sharesOf(figures: ArrayLike<number>): number[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < figures.length; n++) highest = Math.max(highest, figures[n] as number);
  const odds: number[] = [];
  let all = 0;
  for (let n = 0; n < figures.length; n++) {
    const one = expOf((figures[n] as number) - highest);
    odds.push(one);
    all += one;
  }
  return odds.map((one) => one / all);
}
