import { hallChoice } from '#contract/people/registration/check.ts'

interface HallLike {
  hallId: number
  overseas: boolean
}

/** Whether a hall is offered to a country; before one is chosen, every hall is (spec: access §2.3). */
export function isHallOffered(hall: HallLike, countryId: string): boolean {
  if (countryId === '') return true
  const choice = hallChoice(Number(countryId))
  return choice === 'any' || (choice === 'overseas') === hall.overseas
}

/**
 * The hall after a country was chosen: the overseas one is forced on countries abroad and removed from the selection
 * of China, Hong Kong, Macao and Taiwan, of which the last three may choose it again (spec: access §2.3).
 */
export function hallAfter(countryId: string, hallId: string, halls: readonly HallLike[]): string {
  if (countryId === '') return hallId
  const overseas = halls.find((hall) => hall.overseas)
  const overseasId = overseas ? String(overseas.hallId) : ''
  if (hallChoice(Number(countryId)) === 'overseas') return overseasId
  return hallId === overseasId ? '' : hallId
}
