import { describe, expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';

describe('what failed, said in a few lines', () => {
  test('of Vitest: tests that failed, and a file that could not be read', () => {
    const test_ = (fullName: string, status: string, message?: string) => ({
      fullName,
      status,
      failureMessages: message === undefined ? [] : [message],
    });
    expect(
      failuresOfVitest({
        numPassedTests: 1,
        numFailedTests: 1,
        testResults: [
          { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [test_('holds', 'passed')] },
          {
            name: 'b.test.ts',
            status: 'failed',
            message: '',
            assertionResults: [test_('adds', 'failed', '\u001B[31mexpected 2\u001B[39m\nat\nline\nstack')],
          },
          { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
        ],
      }),
    ).toEqual(['b.test.ts › adds\n    expected 2\n    at\n    line', 'c.test.ts\n    Cannot find module']);
  });

  test('of Playwright: what failed at every try, and what failed at the first, however deep', () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'x.test.ts',
      line: 3,
      title,
      tests: [{ status, results: [message === undefined ? {} : { error: { message } }, {}] }],
    });
    expect(
      failuresOfPlaywright({
        stats: { expected: 1, unexpected: 1, flaky: 1 },
        suites: [
          { specs: [spec('fine', 'expected')], suites: [{ specs: [spec('opens', 'unexpected', 'timed out')] }] },
          { specs: [spec('closes', 'flaky', 'too late')] },
        ],
      }),
    ).toEqual(['x.test.ts:3 › opens\n    timed out', 'x.test.ts:3 › closes (passed at the second try)\n    too late']);
  });
});
