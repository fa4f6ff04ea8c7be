import { describe, expect, it } from 'vitest';
import { add, closingLine, NOTHING, ofCheck, ofPlaywright, ofVitest, settled } from './tally.ts';

describe('the tally of npm test', () => {
  it('counts the tests of both runners and each check as one', () => {
    const unit = ofVitest({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 });
    const browser = ofPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } });
    const total = [unit, browser, ofCheck(0), ofCheck(2)].reduce(add, NOTHING);
    expect(closingLine(total)).toBe('10 passed, 3 failed, 2 skipped');
  });

  it('says nothing of skipped tests when there are none', () => {
    expect(closingLine(ofCheck(0))).toBe('1 passed, 0 failed');
  });

  it('takes a runner that broke without a failed test for a failure', () => {
    expect(settled(NOTHING, 1).failed).toBe(1);
    expect(settled(ofVitest(undefined), 0)).toEqual(NOTHING);
  });
});
