// Ending in order: nobody new, then goodbye to who is here, then the last line is written.

export interface Ending {
  /** Nobody new should be sent here. */
  leave(): void;
  /** Seconds until goodbye is said; somebody who tells twice does not wait. */
  readonly grace: number;
  /** Stops listening and lets everybody go. */
  goodbye(): Promise<void>;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Waits for a signal and ends. */
export function endOnSignal(ending: Ending): void {
  let hurry: (() => void) | null = null;
  const told = (): void => {
    if (hurry !== null) return void hurry();
    ending.leave();
    const goodbye = (): void => {
      clearTimeout(waiting);
      // Whoever tells a third time means it.
      for (const signal of SIGNALS) process.off(signal, told);
      void ending.goodbye();
    };
    const waiting = setTimeout(goodbye, 1_000 * ending.grace);
    hurry = goodbye;
  };
  for (const signal of SIGNALS) process.on(signal, told);
}
