import { endpoint } from '#contract/core/endpoint.ts'
import { LARGE_BODY_BYTES } from '#contract/core/limits.ts'
import type * as schemas from './schemas'

const own = { method: 'POST', access: 'signed-in' } as const
const desk = { method: 'POST', access: 'manageQuestionnaires' } as const
const read = { method: 'POST', access: 'readQuestionnaires', reads: true } as const

/** Those that are meant for the viewer, and what they have submitted (spec: live §2). */
export const listOwnQuestionnaires = endpoint<typeof schemas.listOwnQuestionnaires>({
  ...own,
  path: '/ce-exhibition/web/questionnaire/list', // path: ours
  reads: true,
})

export const getQuestionnaire = endpoint<typeof schemas.getQuestionnaire>({
  ...own,
  path: '/ce-exhibition/web/questionnaire/detail', // path: ours
  reads: true,
  errors: ['QuestionnaireNotFound'],
})

const answering = [
  'QuestionnaireNotFound',
  'QuestionnaireNotNow',
  'QuestionnaireChanged',
  'QuestionnaireSubmitted',
  'TooManyRequests',
] as const

/** Keeps what was written so far: at least one answer (spec: live §5). */
export const saveQuestionnaireDraft = endpoint<typeof schemas.saveQuestionnaireDraft>({
  bodyLimit: LARGE_BODY_BYTES,
  ...own,
  path: '/ce-exhibition/web/questionnaire/saveDraft', // path: ours
  errors: [...answering, 'QuestionnaireDraftEmpty'],
})

/** Once for a person; the same sent again with its key is taken as the first. */
export const submitQuestionnaire = endpoint<typeof schemas.submitQuestionnaire>({
  bodyLimit: LARGE_BODY_BYTES,
  ...own,
  path: '/ce-exhibition/web/questionnaire/submit', // path: ours
  errors: [...answering, 'QuestionnaireDraftEmpty', 'QuestionnaireFull', 'FileNotFound', 'TextUnsafe'],
})

export const listQuestionnaires = endpoint<typeof schemas.listQuestionnaires>({
  ...read,
  path: '/ce-exhibition/mgr/questionnaire/list', // path: ours
})

export const getManagedQuestionnaire = endpoint<typeof schemas.getManagedQuestionnaire>({
  ...read,
  path: '/ce-exhibition/mgr/questionnaire/detail', // path: ours
  errors: ['QuestionnaireNotFound'],
})

const changing = ['QuestionnaireNotFound', 'QuestionnaireChanged'] as const

/** Saves a draft, or the next version: respondents see the opened version until it is opened again. */
export const saveQuestionnaire = endpoint<typeof schemas.saveQuestionnaire>({
  bodyLimit: LARGE_BODY_BYTES,
  ...desk,
  path: '/ce-exhibition/mgr/questionnaire/save', // path: ours
  errors: [...changing, 'QuestionnaireTermsFixed', 'TooManyRequests'],
})

/** Asks it as it is written now; where it has answers, as a version of its own. */
export const openQuestionnaire = endpoint<typeof schemas.openQuestionnaire>({
  ...desk,
  path: '/ce-exhibition/mgr/questionnaire/open', // path: ours
  errors: changing,
})

export const closeQuestionnaire = endpoint<typeof schemas.closeQuestionnaire>({
  ...desk,
  path: '/ce-exhibition/mgr/questionnaire/close', // path: ours
  errors: changing,
})

export const removeQuestionnaire = endpoint<typeof schemas.removeQuestionnaire>({
  ...desk,
  path: '/ce-exhibition/mgr/questionnaire/remove', // path: ours
  errors: [...changing, 'QuestionnaireInUse'],
})

export const announceQuestionnaire = endpoint<typeof schemas.announceQuestionnaire>({
  ...desk,
  path: '/ce-exhibition/mgr/questionnaire/announce', // path: ours
  errors: ['QuestionnaireNotFound', 'QuestionnaireNotNow', 'QuestionnaireAnnounced'],
})

export const getQuestionnaireResults = endpoint<typeof schemas.getQuestionnaireResults>({
  ...read,
  path: '/ce-exhibition/mgr/questionnaire/results', // path: ours
  errors: ['QuestionnaireNotFound'],
})

export const crossQuestionnaire = endpoint<typeof schemas.crossQuestionnaire>({
  ...read,
  path: '/ce-exhibition/mgr/questionnaire/cross', // path: ours
  errors: ['QuestionnaireNotFound', 'QuestionnaireTooFew'],
})

export const listQuestionnaireResponses = endpoint<typeof schemas.listQuestionnaireResponses>({
  ...read,
  path: '/ce-exhibition/mgr/questionnaire/responses', // path: ours
  errors: ['QuestionnaireNotFound'],
})
