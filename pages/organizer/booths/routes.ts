import { partRoutes } from '../part-routes'

export const routes = partRoutes('booths', {
  texts: ['booth-desk', 'booth-requirements', 'map'],
  screens: {
    '/booths': async () => (await import('./booths')).Booths,
  },
})
