// Answers to the question of a table.
import type { Refusal } from '@race/kernel';
import type { RequestOf } from '@race/protocol';
import { NO } from '../common/refusals.ts';
import type { Connection, HandlerResult, RequestContext, SharedContext } from '../requests/context.ts';
import { PendingRequest } from '../requests/pending-request.ts';
import { readAnswerText } from '../rooms/answer-texts.ts';
import { missing } from '../rooms/missing.ts';
import { type GivenAnswer, takeAnswer } from '../rooms/play.ts';

const MOST_RETRIES = 5;

/** An answer until it is written or refused. If another process wrote first, its question may still be open. */
export class PendingAnswer extends PendingRequest {
  readonly #shared: SharedContext;
  readonly #table: string;
  readonly #given: GivenAnswer;
  #retries = 0;

  constructor(
    shared: SharedContext,
    session: Connection,
    { id, table }: Pick<RequestOf<'answer'>, 'id' | 'table'>,
    given: GivenAnswer,
  ) {
    super(session, id);
    this.#shared = shared;
    this.#table = table;
    this.#given = given;
  }

  override refuse(refusal: Refusal) {
    if (refusal !== NO.otherWrote || this.#retries === MOST_RETRIES) return super.refuse(refusal);
    this.#retries += 1;
    this.#retry().catch((error: unknown) => {
      this.#shared.failed(error);
      super.refuse(NO.notKept);
    });
  }

  async #retry(): Promise<void> {
    const actor = await this.#shared.rooms.get(this.#table).catch(() => null);
    if (actor === null) super.refuse(NO.otherWrote);
    else takeAnswer(actor, this.#given, this);
  }
}

/** The handler of an answer that could not be taken at once: the table has to be opened, or other requests come first. */
export async function answer(
  { shared, session, who }: RequestContext,
  request: RequestOf<'answer'>,
): Promise<HandlerResult> {
  const actor = await shared.rooms.get(request.table, session.address);
  if (actor === null) return missing(shared.services, request.table);
  actor.chargeOpening(session);
  session.trust();
  const { question, key } = request;
  const answerText = readAnswerText(actor.rules, request.answer);
  const given = { person: who.person, question, key, answerText };
  takeAnswer(actor, given, new PendingAnswer(shared, session, request, given));
  return null;
}
