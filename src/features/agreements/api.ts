import { getAgreement } from '../../../contract/agreements/endpoints'
import type { AgreementName } from '../../../contract/agreements/rules'
import { useEndpoint } from '../../common/request/use-endpoint'

/** An agreement as it holds now, or null where the fair has written none. */
export const useAgreement = (which: AgreementName) => useEndpoint(getAgreement, { which })
