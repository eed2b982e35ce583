import { getAgreement } from '#contract/agreements/endpoints.ts'
import type { AgreementName } from '#contract/agreements/rules.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** An agreement as it holds now, or null where the fair has written none. */
export const useAgreement = (which: AgreementName) => useEndpoint(getAgreement, { which })
