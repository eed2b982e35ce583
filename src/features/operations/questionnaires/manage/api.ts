import { countAudience } from '#contract/operations/audiences/endpoints.ts'
import type { Audience } from '#contract/operations/audiences/rules.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import * as contract from '#contract/operations/questionnaires/endpoints.ts'
import type { QuestionnaireState } from '#contract/operations/questionnaires/rules.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const useQuestionnaires = (state: QuestionnaireState | undefined, page: number) =>
  useEndpoint(contract.listQuestionnaires, { ...(state ? { state } : {}), page }, { keep: true })
export const useManagedQuestionnaire = (id: number | undefined) =>
  useEndpoint(contract.getManagedQuestionnaire, { id: id ?? 0 }, { enabled: id !== undefined })
export const useAudienceCount = (audience: Audience) => useEndpoint(countAudience, { audience }, { keep: true })
export const useResults = (id: number) => useEndpoint(contract.getQuestionnaireResults, { id })
export const useCross = (id: number, row: string, column: string) =>
  useEndpoint(contract.crossQuestionnaire, { id, row, column }, { keep: true, enabled: row !== '' && column !== '' })

/** Changes a questionnaire; what is shown of it is requested again, whether it went well or not: somebody may have been first. */
export const useDeskChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [contract.listQuestionnaires, contract.getManagedQuestionnaire], { alerts: false })
