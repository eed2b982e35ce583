import type { AxeResults, RunOptions } from 'axe-core'
import { createRequire } from 'node:module'
import { expect } from 'vitest'

type Axe = { run: (context: Document, options: RunOptions) => Promise<AxeResults> }

const builderAt = createRequire(import.meta.url).resolve('@axe-core/playwright')
const axe: Axe = createRequire(builderAt)('axe-core')

/** What is the browser's to see: nothing is set here, and nothing is hidden by its style. */
const seenInBrowser = ['color-contrast', 'target-size', 'landmark-unique']

/** No violation that axe can see of what stands in the page. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    preload: false,
    rules: {
      ...Object.fromEntries(seenInBrowser.map((rule) => [rule, { enabled: false }])),
      // Experimental, so that it is off unless it is named: who speaks to the computer says what is seen.
      'label-content-name-mismatch': { enabled: true },
    },
  })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, 'axe').toEqual([])
}
