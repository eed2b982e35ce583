import { partRoutes } from '../part-routes'

export const routes = partRoutes('booths', {
  texts: ['booth-desk', 'map'],
  screens: {
    '/booths': async () => (await import('./booths')).Booths,
  },
})
