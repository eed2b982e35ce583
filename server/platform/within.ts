/** Waits for work at most so long; false: it was not done by then. What the work throws is thrown. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), ms)
  })
  return Promise.race([work.then(() => true as const), late]).finally(() => clearTimeout(timer))
}
