// Shutdown: no new connections, then close the open ones, then write what is left.

export interface ShutdownSteps {
  /** Reports that no new connections should be sent here. */
  leave(): void;
  /** Seconds until connections are closed; a second signal skips the wait. */
  readonly grace: number;
  /** Stops listening and closes all connections. */
  goodbye(): Promise<void>;
  /** It took too long, or failed: ends the process anyway. */
  giveUp(): void;
}

/** Milliseconds for closing connections and the last writes. What is unfinished then was not acknowledged. */
const LONGEST_GOODBYE = 10_000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Waits for a signal and ends. */
export function endOnSignal(
  ending: ShutdownSteps,
  signals: Pick<NodeJS.EventEmitter, 'on' | 'off'> = process,
): void {
  let hurry: (() => void) | null = null;
  const told = (): void => {
    if (hurry !== null) return void hurry();
    ending.leave();
    const goodbye = (): void => {
      clearTimeout(waiting);
      // A third signal ends the process at once.
      for (const signal of SIGNALS) signals.off(signal, told);
      setTimeout(ending.giveUp, LONGEST_GOODBYE).unref();
      ending.goodbye().catch(ending.giveUp);
    };
    const waiting = setTimeout(goodbye, 1_000 * ending.grace);
    hurry = goodbye;
  };
  for (const signal of SIGNALS) signals.on(signal, told);
}
