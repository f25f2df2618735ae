/** What of Vitest's JSON report is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** What of Playwright's JSON report is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** Lines of a reason that are shown. */
const LINES = 3;

// eslint-disable-next-line no-control-regex -- colours of a terminal
const plain = (text: string) => text.replace(/\u001B\[[\d;]*m/g, '');

const named = (name: string, reason: string) =>
  [name, ...plain(reason).trim().split('\n').slice(0, LINES)].filter(Boolean).join('\n    ');

/** Each test that failed, and each file of which none could run: its name, and the first lines of the reason. */
export function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [named(name, message)] : [];
    return failed.map((test) => named(`${name} › ${test.fullName}`, test.failureMessages?.[0] ?? ''));
  });
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Each test that failed at every try (`unexpected`) or only at the first (`flaky`): its name, and the first reason. */
export function failuresOfPlaywright({ suites }: PlaywrightReport): string[] {
  return suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const reason = results.find(({ error }) => error)?.error?.message ?? '';
        return named(`${file}:${line} › ${title}${status === 'flaky' ? ' (passed at the second try)' : ''}`, reason);
      }),
  );
}
