import { partRoutes } from '../part-routes'

export const routes = partRoutes('mailings', {
  texts: ['mailings', 'audience'],
  screens: {
    '/mailings': async () => (await import('./mailings')).Mailings,
  },
})
