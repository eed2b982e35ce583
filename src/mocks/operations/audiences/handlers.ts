import * as contract from '#contract/operations/audiences/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'

/** The number of users of each type in the mock fair. */
const PEOPLE_OF_TYPE = 24

export const audiences = [
  mock(contract.countAudience, ({ input: { audience } }) => {
    const { userTypes, hallIds, hasTicket, hasMet, ticketTypeIds = [], isNoShow = false, notAnswered } = audience
    const { metHallIds = [], metExhibitorIds = [] } = audience
    const all = (userTypes.length === 0 ? 20 : userTypes.length) * PEOPLE_OF_TYPE
    const share = (hallIds.length > 0 ? 4 : 1) * (hasTicket ? 3 : 1) * (hasMet ? 6 : 1)
    const more = (ticketTypeIds.length > 0 ? 2 : 1) * (isNoShow ? 8 : 1) * (notAnswered === undefined ? 1 : 1.5)
    const met = (metHallIds.length > 0 ? 9 : 1) * (metExhibitorIds.length > 0 ? 30 : 1)
    return { people: Math.round(all / share / more / met) }
  }),
]
