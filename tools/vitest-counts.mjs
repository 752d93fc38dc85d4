/**
 * What a vitest run counted, from its json report and its exit code. A file that could not even be loaded, an error outside of
 * any test, and a run that broke down each count as one failure: nothing that went wrong may be summed up as green.
 */
export function countsOf(report, code) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.numFailedTests + unloaded.length
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
