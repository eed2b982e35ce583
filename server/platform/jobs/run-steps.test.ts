import { expect, it } from 'vitest'
import { runSteps } from './run-steps'

/** Steps that record their names, of which some fail. */
function stepsOf(names: readonly string[], failing: readonly string[]) {
  const done: string[] = []
  const steps = names.map((name) => async () => {
    done.push(name)
    if (failing.includes(name)) throw new Error(name)
  })
  return { done, steps }
}

it('runs all steps in order, and reports the one that fails', async () => {
  const { done, steps } = stepsOf(['a', 'b', 'c'], ['a'])
  await expect(runSteps(steps)).rejects.toThrow(/^a$/)
  expect(done).toEqual(['a', 'b', 'c'])
})

it('reports all that fail', async () => {
  const { steps } = stepsOf(['a', 'b', 'c'], ['a', 'c'])
  await expect(runSteps(steps)).rejects.toMatchObject({
    message: '2 of 3 steps failed',
    errors: [{ message: 'a' }, { message: 'c' }],
  })
})

it('reports nothing where none fails', async () => {
  const { done, steps } = stepsOf(['a', 'b'], [])
  await runSteps(steps)
  expect(done).toEqual(['a', 'b'])
})
