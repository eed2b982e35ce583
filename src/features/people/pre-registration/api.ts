import {
  getPreRegistration,
  getPreRegistrationTerms,
  listPreRegistrations,
  savePreRegistrationTerms,
} from '#contract/people/pre-registration/endpoints.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const usePreRegistration = () => useEndpoint(getPreRegistration, {})
export const usePreRegistrations = (filter: InputOf<typeof listPreRegistrations>) =>
  useEndpoint(listPreRegistrations, filter, { keep: true })
export const usePreRegistrationTerms = () => useEndpoint(getPreRegistrationTerms, {})
export const useSavePreRegistrationTerms = () =>
  useChange(savePreRegistrationTerms, [getPreRegistrationTerms, getPreRegistration], { alerts: false })
