import * as contract from '../../../contract/questionnaires/endpoints'
import type { AnswerState } from '../../../contract/questionnaires/rules'
import { useChange } from '../../common/request/use-change'
import { useEndpoint } from '../../common/request/use-endpoint'

export const OWN_PER_PAGE = 10

export const useOwnQuestionnaires = (state: AnswerState | undefined, page: number) =>
  useEndpoint(contract.listOwnQuestionnaires, { state, page, limit: OWN_PER_PAGE }, { keep: true })

export const useQuestionnaire = (id: number | undefined) =>
  useEndpoint(contract.getQuestionnaire, { id: id ?? 0 }, { enabled: id !== undefined })

/** Submits; what is shown of questionnaires is asked for anew. */
export const useSubmit = () =>
  useChange(contract.submitQuestionnaire, [contract.getQuestionnaire, contract.listOwnQuestionnaires], {
    alerts: false,
  })
