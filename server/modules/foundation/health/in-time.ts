/** ms that the database has to answer a probe */
const ANSWER_MS = 2_000

/** The result of the work; `otherwise` when it fails or takes too long. */
export async function inTime<T, Else>(work: Promise<T>, otherwise: Else): Promise<T | Else> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Else>((done) => {
    timer = setTimeout(() => done(otherwise), ANSWER_MS)
  })
  return Promise.race([work.catch(() => otherwise), late]).finally(() => clearTimeout(timer))
}
