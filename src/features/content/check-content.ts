import { type AnyDocument, type Fields, isInBoth } from '../../../contract/content/fields'
import { isAddress } from '../../../contract/core/rules'
import type { Checks } from '../../common/form/checks'

/** What the server would refuse to store; what is only missing is asked for when the object is published. */
export function checkContent(fields: Fields, document: AnyDocument): Checks {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type }]) => {
      const value = document[name]
      if (type !== 'address' && type !== 'picture') return [name, undefined]
      const addresses = isInBoth(value) ? [value.zh, value.en] : [value ?? '']
      return [name, addresses.every(isAddress) ? undefined : 'live.address']
    }),
  )
}
