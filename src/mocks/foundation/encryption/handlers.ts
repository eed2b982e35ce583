import * as contract from '#contract/foundation/encryption/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'

/** The mocks' pages are built without encrypted requests, as is a fair that does not configure them. */
export const encryption = [
  mock(contract.getAuthorityKey, () => refuse('UnknownEndpoint')),
  mock(contract.getExhibitionKey, () => refuse('UnknownEndpoint')),
  mock(contract.shakeAuthority, () => refuse('UnknownEndpoint')),
  mock(contract.shakeExhibition, () => refuse('UnknownEndpoint')),
]
