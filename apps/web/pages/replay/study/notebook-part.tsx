// The notebook: lines that leave the race, act by act, with names and comments; saved, shared, exported and imported.
import { following, type Notebook } from '@race/study/notebook.ts';
import { planWords } from '@race/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ChooseFile, download } from '../../../shell/frame/files.tsx';
import { writeRoute } from '../../../shell/router/router.ts';
import { isolated, say, words } from '../../../shell/words/say.ts';
import { packedText } from '../../../sources/device/position-link.ts';
import { crewName, Token } from '../../../table/dashboard/crew.tsx';
import { sentencesOf } from '../../../table/model/sentences.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { weightiest } from '../../../table/newspaper/weights.ts';
import { replayOf } from '../replay.ts';
import { studyOf } from './studying.ts';

/** An act and how far it is indented: a line that goes on keeps its place, one that leaves it is set in. */
interface NotebookRow {
  readonly act: number;
  readonly depth: number;
}

const DEEPEST = 4;

function rowsOf(notebook: Notebook): NotebookRow[] {
  const rows: NotebookRow[] = [];
  const follow = (some: readonly number[], depth: number): void => {
    for (const [nth, act] of some.entries()) {
      const own = Math.min(DEEPEST, depth + (some.length > 1 && nth > 0 ? 1 : 0));
      rows.push({ act, depth: own });
      follow(following(notebook, act), own);
    }
  };
  const roots = notebook
    .flatMap(({ after }, act) => (typeof after === 'number' ? [] : [{ act, line: after.line }]))
    .sort((a, b) => a.line - b.line);
  for (const { act } of roots) follow([act], 0);
  return rows;
}

/** What was told of an act. */
function actWords(table: TableModel, act: number): string {
  const { told } = studyOf(table);
  const { sentenceOf } = sentencesOf(table);
  const one = told.value[act];
  if (one === undefined) return '…';
  const [first] = one.answers;
  if (first?.do === 'plan')
    return say('replay.plan', {
      crew: crewName(table, { seat: one.by }),
      plan: planWords(words(), first.boxes),
    });
  const text = weightiest(table, one.events, 1).map(sentenceOf).join(' ');
  return text === '' ? say('timeline.moment.silent', { crew: crewName(table, { seat: one.by }) }) : text;
}

export function NotebookPart(): JSX.Element {
  const table = useTable();
  const { act, notebook } = studyOf(table);
  const rows = rowsOf(notebook.value);
  return (
    <section class="study-notebook sheet" aria-labelledby="study-notebook">
      <h3 id="study-notebook">{say('study.notebook')}</h3>
      {rows.length === 0 ? (
        <p class="study-none">{say('study.none')}</p>
      ) : (
        <ul class="study-rows" onKeyDown={moveFocus}>
          <li>
            <RaceRow />
          </li>
          {rows.map((row) => (
            <li key={row.act}>
              <ActRow {...row} />
            </li>
          ))}
        </ul>
      )}
      {act.value !== null && <Writing key={act.value} act={act.value} />}
      <Files />
    </section>
  );
}

/** Up and down through the rows. */
function moveFocus(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const at = rows.findIndex((row) => document.activeElement?.isSameNode(row));
  rows[at + by]?.focus();
  event.preventDefault();
}

function RaceRow(): JSX.Element {
  const table = useTable();
  const { act, goToAct } = studyOf(table);
  const { at, lastMoment } = replayOf(table);
  return (
    <button
      type="button"
      class="study-act race"
      aria-current={act.value === null ? 'true' : undefined}
      onClick={() => void goToAct(null)}
    >
      <span>
        {lastMoment.value === 0
          ? say('study.position')
          : say('study.race', { step: at.value, count: lastMoment.value })}
      </span>
    </button>
  );
}

function ActRow({ act: place, depth }: NotebookRow): JSX.Element {
  const table = useTable();
  const { act, goToAct, notebook, told } = studyOf(table);
  const one = notebook.value[place];
  return (
    <button
      type="button"
      class="study-act"
      style={{ '--depth': depth }}
      aria-current={act.value === place ? 'true' : undefined}
      onClick={() => void goToAct(place)}
    >
      <Token crew={table.crews.value[one?.by ?? 0]?.id ?? ''} />
      <span>
        {one?.name !== undefined && one.name !== '' && <b>“{isolated(one.name)}” </b>}
        {actWords(table, place)}
        {told.value[place]?.hasLuck === true && (
          <i class="study-die" title={say('study.luck')}>
            <span class="unseen">{say('study.luck')}</span>
          </i>
        )}
        {one?.comment !== undefined && one.comment !== '' && <em>{isolated(one.comment)}</em>}
      </span>
    </button>
  );
}

const WRITING = 'study-writing';

/** Opens the lines where the reader names the act. */
export function beginWriting(): void {
  const box = document.getElementById(WRITING);
  if (!(box instanceof HTMLDetailsElement)) return;
  box.open = true;
  box.querySelector('input')?.focus();
}

/** What the reader writes to an act. The fields are the reader's own: what is drawn anew meanwhile leaves them alone. */
function Writing({ act }: { act: number }): JSX.Element {
  const table = useTable();
  const { notebook, remove, tryAnew, write } = studyOf(table);
  const one = notebook.value[act];
  return (
    <details id={WRITING} class="study-writing">
      <summary>{say('study.write')}</summary>
      <label>
        {say('study.name')}
        <input
          key={act}
          type="text"
          maxLength={40}
          defaultValue={one?.name ?? ''}
          onChange={(event) => write({ name: event.currentTarget.value.trim() })}
        />
      </label>
      <label>
        {say('study.comment')}
        <textarea
          key={act}
          rows={2}
          maxLength={400}
          defaultValue={one?.comment ?? ''}
          onChange={(event) => write({ comment: event.currentTarget.value.trim() })}
        />
      </label>
      <div class="study-files">
        <button type="button" class="button" title={say('study.anew.how')} onClick={() => void tryAnew()}>
          {say('study.anew')}
        </button>
        <button type="button" class="button drop" onClick={() => void remove(act)}>
          {say('study.remove')}
        </button>
      </div>
    </details>
  );
}

function Files(): JSX.Element {
  const table = useTable();
  const { act, notebook, take, written } = studyOf(table);
  const { replay } = replayOf(table);
  const [announcement, setAnnouncement] = useState('');
  const share = async () => {
    const text = await written(true);
    const data = text === null ? null : await packedText(text);
    if (data === null) return setAnnouncement(say('study.tooLong'));
    const address = `${location.origin}${location.pathname}${writeRoute({ at: 'study', data })}`;
    setAnnouncement(
      await navigator.clipboard.writeText(address).then(
        () => say('replay.position.copied'),
        () => say('study.notCopied'),
      ),
    );
  };
  const save = async () => {
    const text = await written(false);
    if (text === null) return setAnnouncement(say('replay.position.none'));
    const name = `great-race-${replay.value?.options.board ?? 'race'}-lines.json`;
    download(name, text);
    setAnnouncement(say('menu.saved', { name }));
  };
  const bring = async (file: File) => {
    const before = notebook.peek().length;
    if (await take(await file.text()))
      setAnnouncement(say('study.taken', { count: notebook.peek().length - before }));
    else setAnnouncement('');
  };
  return (
    <>
      <div class="study-files">
        {act.value !== null && (
          <button type="button" class="button" onClick={() => void share()}>
            {say('study.share')}
          </button>
        )}
        {notebook.value.length > 0 && (
          <button type="button" class="button" onClick={() => void save()}>
            {say('study.export')}
          </button>
        )}
        <ChooseFile words={say('study.import')} take={bring} />
      </div>
      <p role="status" class="study-how">
        {announcement}
      </p>
    </>
  );
}
