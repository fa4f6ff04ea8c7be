// What modules add to the types of the race. The core leaves these open and names nobody; each module
// writes its own line into them by declaration merging, from inside its folder.

/** Answers, by the module that brings them. */
export interface MoreAnswers {
  readonly core: never;
}

/** Events, by the module that tells them. */
export interface MoreEvents {
  readonly core: never;
}

/** Frames, by the module that pushes them. */
export interface MoreFrames {
  readonly core: never;
}

/** Crews, by the module that brings them. */
export interface MoreCrews {
  readonly core: never;
}

/** Cards, by the module that brings them. */
export interface MoreCards {
  readonly core: never;
}

/** Slots of the public state, by module. */
export interface MoreSlots {
  readonly core: never;
}

export type MoreAnswer = MoreAnswers[keyof MoreAnswers];
export type MoreEvent = MoreEvents[keyof MoreEvents];
export type MoreFrame = MoreFrames[keyof MoreFrames];
export type MoreCard = MoreCards[keyof MoreCards];
export type MoreCrew = MoreCrews[keyof MoreCrews];

/** The slots of the modules in play. */
export type Slots = { -readonly [M in keyof MoreSlots]?: MoreSlots[M] };
