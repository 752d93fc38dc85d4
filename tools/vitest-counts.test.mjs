import { expect, test } from 'vitest'
import { countsOf } from './vitest-counts.mjs'

const report = (more) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
  ...more,
})

test('a green run is what it says', () => {
  expect(countsOf(report(), 0)).toEqual({ passed: 3, failed: 0, skipped: 1 })
})

test.each([
  ['failed tests', report({ numFailedTests: 2 }), 1, 2],
  ['a file that can not be loaded', report({ testResults: [{ status: 'failed', assertionResults: [] }] }), 1, 1],
  ['an error outside of any test', report(), 1, 1],
  ['a run without a report', undefined, 1, 1],
])('%s make it red', (_, broken, code, failed) => {
  expect(countsOf(broken, code).failed).toBe(failed)
})
