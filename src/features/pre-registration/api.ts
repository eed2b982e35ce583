import {
  getPreRegistration,
  getPreRegistrationTerms,
  listPreRegistrations,
  savePreRegistrationTerms,
} from '../../../contract/pre-registration/endpoints'
import type { InputOf } from '../../../contract/core/endpoint'
import { useChange } from '../../common/request/use-change'
import { useEndpoint } from '../../common/request/use-endpoint'

export const usePreRegistration = () => useEndpoint(getPreRegistration, {})
export const usePreRegistrations = (filter: InputOf<typeof listPreRegistrations>) =>
  useEndpoint(listPreRegistrations, filter, { keep: true })
export const usePreRegistrationTerms = () => useEndpoint(getPreRegistrationTerms, {})
export const useSavePreRegistrationTerms = () =>
  useChange(savePreRegistrationTerms, [getPreRegistrationTerms, getPreRegistration], { alerts: false })
