/** Keeps requests to a table waiting while something at it needs the store. */
export class Gate {
  #open: Promise<void> | null = null;

  get isShut(): boolean {
    return this.#open !== null;
  }

  /** Resolves when the gate is open. */
  async opened(): Promise<void> {
    while (this.#open !== null) await this.#open;
  }

  /** Does something while the gate is shut, once it is open. */
  async run<X>(work: () => Promise<X>): Promise<X> {
    await this.opened();
    let open = (): void => undefined;
    this.#open = new Promise((settle) => {
      open = settle;
    });
    try {
      return await work();
    } finally {
      this.#open = null;
      open();
    }
  }
}
