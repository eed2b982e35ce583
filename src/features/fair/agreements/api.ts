import { getAgreement } from '#contract/fair/agreements/endpoints.ts'
import type { AgreementName } from '#contract/fair/agreements/rules.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** An agreement as it holds now, or null where the fair has written none. */
export const useAgreement = (which: AgreementName) => useEndpoint(getAgreement, { which })
