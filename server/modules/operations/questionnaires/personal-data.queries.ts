import { erase, type PersonalData, strip } from '#server/modules/foundation/personal-data/index.ts'
import { questionnaireEntries, questionnaireResponses } from './questionnaires.schema'

/** Answers of surveys: they count, without the person. */
export const personalDataOfQuestionnaires: PersonalData[] = [
  erase('questionnaires', questionnaireEntries.accountId),
  strip('questionnaires', questionnaireResponses.accountId, { set: { accountId: null }, why: 'counted' }),
]
