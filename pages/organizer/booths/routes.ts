import { partRoutes } from '../part-routes'

export const routes = partRoutes('booths', {
  texts: ['booth-desk', 'map', 'hall-setup', 'upload'],
  screens: {
    '/booths': async () => (await import('./booths')).Booths,
  },
})
