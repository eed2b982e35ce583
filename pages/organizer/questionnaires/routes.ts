import { partRoutes } from '../part-routes'

export const routes = partRoutes('questionnaires', {
  texts: ['questionnaire-desk', 'audience'],
  screens: {
    '/questionnaires': async () => (await import('./questionnaires')).Questionnaires,
    '/questionnaires/new': async () => (await import('./editor')).QuestionnaireEditor,
    '/questionnaires/:id': async () => (await import('./editor')).QuestionnaireEditor,
    '/questionnaires/:id/results': async () => (await import('./results')).QuestionnaireResults,
  },
})
