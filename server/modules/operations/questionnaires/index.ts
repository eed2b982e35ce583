import * as contract from '#contract/operations/questionnaires/endpoints.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { announceQuestionnaire } from './announce'
import { saveQuestionnaireDraft, submitQuestionnaire } from './answer'
import { closeQuestionnaire, openQuestionnaire, removeQuestionnaire, saveQuestionnaire } from './manage'
import { getQuestionnaire, listOwnQuestionnaires } from './own'
import { presentManaged, presentManagedAll } from './present'
import { listQuestionnaires } from './questionnaires.queries'
import { listQuestionnaireResponses } from './responses'
import { crossQuestionnaire, getQuestionnaireResults, getQuestionnaireRow } from './results'

export { notifyAnnounced } from './announce'
export { personalDataOfQuestionnaires } from './personal-data.queries'

/** Questionnaires: written by the organizer, answered once by their audience, counted (spec: live §2, §4, §5). */
export const questionnaireRoutes: Route[] = [
  serve(contract.listOwnQuestionnaires, listOwnQuestionnaires),
  serve(contract.getQuestionnaire, getQuestionnaire),
  serve(contract.saveQuestionnaireDraft, saveQuestionnaireDraft),
  serve(contract.submitQuestionnaire, submitQuestionnaire),
  serve(contract.listQuestionnaires, async ({ db, input }) => {
    const { rows, total } = await listQuestionnaires(db, input)
    return toPage(await presentManagedAll(db, rows), total, input)
  }),
  serve(contract.getManagedQuestionnaire, async ({ db, input }) =>
    presentManaged(db, await getQuestionnaireRow(db, input.id)),
  ),
  serve(contract.saveQuestionnaire, saveQuestionnaire),
  serve(contract.openQuestionnaire, openQuestionnaire),
  serve(contract.closeQuestionnaire, closeQuestionnaire),
  serve(contract.removeQuestionnaire, removeQuestionnaire),
  serve(contract.announceQuestionnaire, announceQuestionnaire),
  serve(contract.getQuestionnaireResults, getQuestionnaireResults),
  serve(contract.crossQuestionnaire, crossQuestionnaire),
  serve(contract.listQuestionnaireResponses, listQuestionnaireResponses),
]
