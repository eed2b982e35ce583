import { idNumber } from '#contract/people/registration/rules.ts'
import type { IdentityPort } from './port'

/** Looks at the form of the number and its check digit; does not verify that it belongs to the name. */
export const embeddedIdentity: IdentityPort = {
  async check({ name, cardType, number }) {
    return { passed: name.trim() !== '' && idNumber(cardType, number) === undefined, byService: false }
  },
}
