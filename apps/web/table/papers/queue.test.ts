import { describe, expect, it } from 'vitest';
import { LONGEST_WAIT, makePapers, type Paper } from './queue.ts';

/** A clock that stands until the test advances it. */
function standing() {
  let time = 0;
  let timers: { readonly at: number; readonly then: () => void }[] = [];
  return {
    clock: {
      now: () => time,
      after(milliseconds: number, then: () => void) {
        const timer = { at: time + milliseconds, then };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
    },
    pass(milliseconds: number): void {
      time += milliseconds;
      const due = timers.filter(({ at }) => at <= time);
      timers = timers.filter(({ at }) => at > time);
      for (const { then } of due) then();
    },
  };
}

const paper = (key: string, more: Partial<Paper<string>> = {}): Paper<string> => ({
  key,
  rank: 1,
  line: 0,
  isMine: true,
  lasts: null,
  content: key,
  ...more,
});

function table() {
  const { clock, pass } = standing();
  const papers = makePapers<string>(clock);
  return { papers, pass, top: () => papers.top.value?.key ?? null };
}

describe('papers on the table', () => {
  it('lie one at a time, by rank and then in the order they came', () => {
    const { papers, top } = table();
    papers.lay(paper('turn', { rank: 3 }));
    papers.lay(paper('blow', { rank: 0 }));
    papers.lay(paper('another turn', { rank: 3 }));
    expect([top(), papers.under.value]).toEqual(['blow', 2]);
    papers.take();
    expect(top()).toBe('turn');
    papers.take();
    expect(top()).toBe('another turn');
    papers.take();
    expect(top()).toBeNull();
  });

  it('go by themselves once their time is over, and only then does the next one’s time begin', () => {
    const { papers, pass, top } = table();
    papers.lay(paper('arrival', { lasts: 3000 }));
    papers.lay(paper('turn', { rank: 2, lasts: 3000 }));
    pass(3000);
    expect(top()).toBe('turn');
    pass(2999);
    expect(top()).toBe('turn');
    pass(1);
    expect(top()).toBeNull();
  });

  it('are dropped after a long wait, unless they are about the reader', () => {
    const { papers, pass, top } = table();
    papers.lay(paper('blow', { rank: 0 }));
    papers.lay(paper('a rival’s arrival', { isMine: false }));
    papers.lay(paper('my arrival'));
    pass(LONGEST_WAIT);
    papers.take();
    expect(top()).toBe('my arrival');
  });

  it('wait while a question is open', () => {
    const { papers, pass, top } = table();
    papers.hold(true);
    papers.lay(paper('foiled', { lasts: 2500 }));
    pass(5000);
    expect([top(), papers.under.value]).toEqual([null, 0]);
    papers.hold(false);
    expect(top()).toBe('foiled');
    pass(2500);
    expect(top()).toBeNull();
  });

  it('are replaced by another one with the same key', () => {
    const { papers, top } = table();
    papers.lay(paper('blow', { content: 'one' }));
    papers.lay(paper('blow', { content: 'two', line: 3 }));
    expect([top(), papers.top.value?.content, papers.under.value]).toEqual(['blow', 'two', 0]);
  });

  it('go with what is undone', () => {
    const { papers, top } = table();
    papers.lay(paper('arrival', { line: 7 }));
    papers.undo(8);
    expect(top()).toBe('arrival');
    papers.undo(7);
    expect(top()).toBeNull();
  });

  it('stay while they are kept, and go soon when a decision waits', () => {
    const { papers, pass, top } = table();
    papers.lay(paper('turn', { lasts: 3500 }));
    papers.keep('turn');
    pass(9000);
    expect(top()).toBe('turn');
    papers.letGo('turn', 1000);
    pass(1000);
    expect(top()).toBeNull();
    papers.lay(paper('next turn', { lasts: 3500 }));
    pass(200);
    papers.hasten('next turn', 1500);
    pass(1299);
    expect(top()).toBe('next turn');
    pass(1);
    expect(top()).toBeNull();
  });
});
