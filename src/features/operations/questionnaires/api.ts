import * as contract from '#contract/operations/questionnaires/endpoints.ts'
import type { AnswerState } from '#contract/operations/questionnaires/rules.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const OWN_PER_PAGE = 10

export const useOwnQuestionnaires = (state: AnswerState | undefined, page: number) =>
  useEndpoint(contract.listOwnQuestionnaires, { state, page, limit: OWN_PER_PAGE }, { keep: true })

export const useQuestionnaire = (id: number | undefined) =>
  useEndpoint(contract.getQuestionnaire, { id: id ?? 0 }, { enabled: id !== undefined })

/** Submits; what is shown of questionnaires is requested again. */
export const useSubmit = () =>
  useChange(contract.submitQuestionnaire, [contract.getQuestionnaire, contract.listOwnQuestionnaires], {
    alerts: false,
  })
