import { chatWords } from '#src/mocks/live/chat/scenario.ts'
import { isOrder, scenarioParts } from '#src/mocks/core/scenario.ts'

const isChatWord = (part: string): boolean => chatWords.some((word) => word === part)

/** Throws where a part of the address's scenario names no call or no answer: it would be passed over in silence. */
export function assertScenario(address: string): void {
  const wrong = scenarioParts(address).filter((part) => !isOrder(part) && !isChatWord(part))
  if (wrong.length === 0) return
  throw new Error(
    `?scenario= has no such call or answer: ${wrong.map((part) => `“${part}”`).join(', ')}. See docs/qa.md.`,
  )
}

/** An address of this fair with the scenario of the page that leads there; one of its own it keeps. */
export function withScenario(address: string, here: string): string {
  const url = new URL(address, here)
  const scenario = scenarioParts(here).join()
  if (scenario !== '' && url.origin === new URL(here).origin && scenarioParts(url.href).length === 0) {
    url.searchParams.set('scenario', scenario)
  }
  return url.href
}
