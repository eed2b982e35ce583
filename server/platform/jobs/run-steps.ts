/**
 * Runs steps that do not depend on each other one after the other, also after one that fails. Throws the error of the one that
 * failed, or an AggregateError of several.
 */
export async function runSteps(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failed: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length === 1) throw failed[0]
  if (failed.length > 1) throw new AggregateError(failed, `${failed.length} of ${steps.length} steps failed`)
}
