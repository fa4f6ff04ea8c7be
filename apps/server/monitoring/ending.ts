// Ending in order: nobody new, then goodbye to who is here, then the last line is written.

export interface ShutdownSteps {
  /** Nobody new should be sent here. */
  leave(): void;
  /** Seconds until goodbye is said; somebody who tells twice does not wait. */
  readonly grace: number;
  /** Stops listening and lets everybody go. */
  goodbye(): Promise<void>;
  /** It took too long, or failed: the process must end all the same. */
  giveUp(): void;
}

/** Milliseconds for all goodbyes and the last line. Whatever is unfinished then was not acknowledged. */
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
      // Whoever tells a third time means it.
      for (const signal of SIGNALS) signals.off(signal, told);
      setTimeout(ending.giveUp, LONGEST_GOODBYE).unref();
      ending.goodbye().catch(ending.giveUp);
    };
    const waiting = setTimeout(goodbye, 1_000 * ending.grace);
    hurry = goodbye;
  };
  for (const signal of SIGNALS) signals.on(signal, told);
}
