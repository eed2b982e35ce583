import * as contract from '../../../contract/encryption'
import { errors } from '../../../contract/errors'
import { mock, refuse } from '../mock'

/** The mocks' pages are built without encrypted requests, as is a fair that does not configure them. */
export const encryption = [
  mock(contract.getAuthorityKey, () => refuse(errors.NoSuchCall)),
  mock(contract.getExhibitionKey, () => refuse(errors.NoSuchCall)),
  mock(contract.shakeAuthority, () => refuse(errors.NoSuchCall)),
  mock(contract.shakeExhibition, () => refuse(errors.NoSuchCall)),
]
