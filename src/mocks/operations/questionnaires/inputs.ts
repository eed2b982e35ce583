import { everybody } from '#contract/operations/audiences/rules.ts'

/** Inputs that the mocks of questionnaires take, each once. */
export const questionnaireInputs: Record<string, unknown> = {
  countAudience: { audience: everybody },
  getQuestionnaire: { id: 1 },
  saveQuestionnaireDraft: { id: 1, revision: 1, version: 0, answers: { days: 2 } },
  submitQuestionnaire: { id: 2, revision: 1, key: 'mock-answers-of-test', answers: { use: 8 } },
  getManagedQuestionnaire: { id: 1 },
  saveQuestionnaire: {
    id: null,
    version: 0,
    key: 'mock-questionnaire-of-test',
    questionnaire: {
      title: { zh: '新问卷', en: 'A new one' },
      intro: { zh: '', en: '' },
      isAnonymous: false,
      audience: everybody,
      from: '',
      until: '',
      responsesMax: null,
      document: { sections: [] },
    },
  },
  openQuestionnaire: { id: 3, version: 2 },
  closeQuestionnaire: { id: 2, version: 2 },
  removeQuestionnaire: { id: 4, version: 2 },
  announceQuestionnaire: { id: 1 },
  getQuestionnaireResults: { id: 1 },
  crossQuestionnaire: { id: 1, row: 'content', column: 'halls' },
  listQuestionnaireResponses: { id: 1 },
}
