/**
 * `npm run bench -- --smoke` runs every case at its smallest size, to see that it still runs: a case is measured by hand now and
 * then, and what breaks it meanwhile should be found by the tests. Its figures mean nothing.
 */
export const isSmoke = process.argv.includes('--smoke')

/** How much of something a case takes: the usual, or in smoke mode the least with which it runs. */
export const sized = <T>(usual: T, least: T): T => (isSmoke ? least : usual)
